import type { Theme } from '../tokens';
import { office2016Theme } from './office2016';

/**
 * Office 2016, Black: charcoal panels, square corners, one strong blue.
 *
 * Values are vendors' reproductions: TMS Office2016Black, Telerik's Office2019 Dark and Syncfusion's fabric-dark 34.2.
 */
export const office2016DarkTheme: Theme = {
  ...office2016Theme,
  id: 'office2016-dark',
  name: 'Office 2016 Black',
  description: 'Charcoal panels and square corners',
  colorScheme: 'dark',
  sibling: 'office2016',
  tokens: {
    ...office2016Theme.tokens,
    color: {
      surface: {
        page: '#262626',
        sheet: '#363636',
        raised: '#444444',
        sunken: '#151515',
        // namesake #6a6a6a: muted text on it would be 2.2:1
        hover: '#484848',
        pressed: '#575757',
        selected: '#4f4f4f',
        scrim: 'rgba(0, 0, 0, 0.6)',
        field: '#262626',
        tooltip: '#151515',
      },
      text: {
        primary: '#f1f1f1',
        secondary: '#dadada',
        // namesake #a6a6a6: 3.4:1
        muted: '#c1c1c1',
        // namesake #6f6c6c: 2.9:1
        placeholder: '#8f8c8c',
        disabled: '#6d6d6d',
        // namesake #6cb8f6: 3.8:1
        link: '#85c7fe',
        onSelected: '#ffffff',
        onTooltip: '#f1f1f1',
      },
      border: {
        subtle: '#444444',
        default: '#606060',
        // namesake #6a6a6a: 1.8:1
        strong: '#8f8f8f',
        // namesake #606060: 1.5:1
        control: '#8f8f8f',
        field: '#8f8f8f',
        focus: '#dadada',
      },
      accent: {
        solid: '#0074cc',
        solidHover: '#0063ad',
        solidActive: '#005799',
        onSolid: '#ffffff',
        mark: '#6cb8f6',
        onMark: '#151515',
        subtle: '#0b2f4d',
        // namesake #6cb8f6: 4.3:1
        onSubtle: '#70bdfb',
        border: '#0074cc',
        // namesake #6cb8f6: 3.8:1
        text: '#85c7fe',
      },
      success: {
        solid: '#37844d',
        onSolid: '#ffffff',
        mark: '#8eff8d',
        subtle: '#193c23',
        onSubtle: '#abdcb9',
        border: '#37844d',
      },
      // namesake #bf7500: white on it is 3.7:1
      warning: {
        solid: '#aa6700',
        onSolid: '#ffffff',
        mark: '#ff9d48',
        subtle: '#685100',
        onSubtle: '#fff4ce',
        border: '#bf7500',
      },
      danger: {
        solid: '#cd2a19',
        solidHover: '#a82214',
        onSolid: '#ffffff',
        mark: '#ff5f5f',
        subtle: '#432623',
        onSubtle: '#fcebe9',
        border: '#cd2a19',
      },
      info: {
        solid: '#1e79cb',
        onSolid: '#ffffff',
        mark: '#62cfff',
        subtle: '#004462',
        onSubtle: '#c8eeff',
        border: '#1e79cb',
      },
      review: {
        solid: '#5c2d91',
        onSolid: '#ffffff',
        mark: '#b4a0ff',
        subtle: '#32145a',
        // namesake #b4a0ff: 4.1:1
        onSubtle: '#bcabff',
        border: '#5c2d91',
      },
      neutral: {
        solid: '#dadada',
        solidHover: '#ffffff',
        onSolid: '#262626',
        mark: '#dadada',
        subtle: '#4a4848',
        onSubtle: '#dadada',
        border: '#606060',
      },
      chrome: {
        sidebar: '#252525',
        onSidebar: '#dadada',
        // namesake #a6a6a6: 3.4:1
        onSidebarMuted: '#c1c1c1',
        sidebarHover: '#444444',
        sidebarCurrent: '#4f4f4f',
        onSidebarCurrent: '#ffffff',
        sidebarMark: '#6cb8f6',
        topbar: '#151515',
        onTopbar: '#f1f1f1',
        topbarField: '#363636',
        onTopbarField: '#dadada',
        topbarHover: '#444444',
        topbarFocus: '#dadada',
        border: '#444444',
      },
      table: {
        header: '#444444',
        onHeader: '#ffffff',
        zebra: '#363636',
        rowHover: '#414040',
        rowSelected: '#4f4f4f',
        onRowSelected: '#ffffff',
      },
      chart: {
        // namesake #4472c4: 2.6:1
        1: '#4f7ed1',
        2: '#ed7d31',
        3: '#a5a5a5',
        4: '#ffc000',
        5: '#5b9bd5',
        6: '#70ad47',
        7: '#b4a0ff',
        8: '#ff5f5f',
      },
      textSelection: '#005799',
    },
    focus: { ...office2016Theme.tokens.focus, halo: 'inset 0 0 0 3px #262626' },
    decoration: { ...office2016Theme.tokens.decoration, tabMark: '#6cb8f6' },
  },
};
