import type { Theme } from '../tokens';
import { githubTheme } from './github';

/**
 * GitHub in the dark: blue-black canvas, the same green and blue.
 *
 * Source: @primer/primitives 11.10 (functional themes, dark). Tints that it publishes with alpha are composited over the sheet.
 */
export const githubDarkTheme: Theme = {
  ...githubTheme,
  id: 'github-dark',
  name: 'GitHub Dark',
  description: 'Blue-black canvas with green and blue',
  colorScheme: 'dark',
  sibling: 'github',
  tokens: {
    ...githubTheme.tokens,
    color: {
      surface: {
        page: '#0d1117',
        sheet: '#151b23',
        raised: '#151b23',
        sunken: '#010409',
        hover: '#656c7633',
        pressed: '#656c7640',
        selected: '#656c7633',
        scrim: '#21283066',
        field: '#0d1117',
        tooltip: '#3d444d',
      },
      text: {
        primary: '#f0f6fc',
        secondary: '#9198a1',
        muted: '#9198a1',
        placeholder: '#9198a1',
        disabled: '#656c76',
        link: '#4493f8',
        onSelected: '#f0f6fc',
        onTooltip: '#ffffff',
      },
      border: {
        subtle: '#2f353d',
        default: '#3d444d',
        strong: '#656c76',
        // namesake #3d444d: 1.8:1
        control: '#5f6770',
        field: '#5f6770',
        focus: '#1f6feb',
      },
      // namesake's hover #29903b and active #2e9a40 brighten: white on them is 4.1:1 and 3.6:1
      accent: {
        solid: '#238636',
        solidHover: '#1e8833',
        solidActive: '#14892f',
        onSolid: '#ffffff',
        mark: '#1f6feb',
        onMark: '#ffffff',
        subtle: '#192639',
        onSubtle: '#4493f8',
        border: '#388bfd66',
        text: '#4493f8',
      },
      success: {
        solid: '#238636',
        onSolid: '#ffffff',
        mark: '#3fb950',
        subtle: '#192f28',
        onSubtle: '#3fb950',
        border: '#2ea04366',
      },
      warning: {
        solid: '#9e6a03',
        onSolid: '#ffffff',
        mark: '#d29922',
        subtle: '#2e2a1f',
        onSubtle: '#d29922',
        border: '#bb800966',
      },
      danger: {
        solid: '#da3633',
        solidHover: '#b62324',
        onSolid: '#ffffff',
        mark: '#f85149',
        subtle: '#2c2127',
        // namesake #f85149: 4.2:1
        onSubtle: '#fe574e',
        border: '#f8514966',
      },
      info: {
        solid: '#1f6feb',
        onSolid: '#ffffff',
        mark: '#4493f8',
        subtle: '#192639',
        onSubtle: '#4493f8',
        border: '#388bfd66',
      },
      review: {
        solid: '#8957e5',
        onSolid: '#ffffff',
        mark: '#ab7df8',
        subtle: '#2c2a43',
        onSubtle: '#ab7df8',
        border: '#ab7df866',
      },
      neutral: {
        solid: '#656c76',
        solidHover: '#59616b',
        onSolid: '#ffffff',
        mark: '#9198a1',
        subtle: '#252b34',
        onSubtle: '#9198a1',
        border: '#3d444d',
      },
      chrome: {
        sidebar: '#0d1117',
        onSidebar: '#f0f6fc',
        onSidebarMuted: '#9198a1',
        sidebarHover: '#656c7633',
        sidebarCurrent: '#656c7640',
        onSidebarCurrent: '#f0f6fc',
        sidebarMark: '#4493f8',
        topbar: '#010409',
        onTopbar: '#f0f6fc',
        topbarField: '#0d1117',
        onTopbarField: '#9198a1',
        topbarHover: '#656c7633',
        topbarFocus: '#1f6feb',
        border: '#3d444d',
      },
      table: {
        header: '#151b23',
        onHeader: '#9198a1',
        zebra: '#151b23',
        rowHover: '#1c232c',
        rowSelected: '#1a2536',
        onRowSelected: '#f0f6fc',
      },
      chart: {
        1: '#0576ff',
        // namesake #984b10: 2.8:1
        2: '#9f5119',
        // namesake #2f6f37: 2.8:1
        3: '#33733a',
        4: '#975bf1',
        5: '#d34591',
        // namesake #106c70: 2.8:1
        6: '#187175',
        // namesake #895906: 2.9:1
        7: '#8c5c0c',
        // namesake #576270: 2.8:1
        8: '#5c6775',
      },
      textSelection: '#1c4f9a',
    },
    shadow: {
      button: 'none',
      sheet: '0 1px 1px #01040999, 0 1px 3px #01040999',
      menu: '0 0 0 1px #3d444d, 0 6px 12px -3px #01040966, 0 6px 18px #01040966',
      dialog: '0 0 0 1px #3d444d, 0 24px 48px #010409',
      field: 'none',
    },
    focus: { ...githubTheme.tokens.focus, halo: 'inset 0 0 0 3px #010409' },
    decoration: { ...githubTheme.tokens.decoration, tabMark: '#f78166' },
  },
};
