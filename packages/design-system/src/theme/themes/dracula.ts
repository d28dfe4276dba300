import type { Theme } from '../tokens';

/**
 * Dracula: violet-black, neon pastels led by purple and pink, dark text on them, monospace throughout.
 *
 * Palette: draculatheme.com/spec and dracula/visual-studio-code 2.25; shapes: dracula-ui 1.0. Tints are the published
 * alphas (12.5 %, red 31 %) of a hue over the sheet.
 */
export const draculaTheme: Theme = {
  id: 'dracula',
  name: 'Dracula',
  description: 'Violet-black, neon pastels, monospace',
  colorScheme: 'dark',
  fonts: [{ family: 'Fira Code', package: '@fontsource/fira-code', weights: [400, 500, 600] }],
  tokens: {
    color: {
      surface: {
        page: '#282a36',
        sheet: '#343746',
        raised: '#343746',
        sunken: '#21222c',
        // The line highlight, #44475a at 46 %, laid over a sheet.
        hover: '#3b3e4f',
        pressed: '#44475a',
        selected: '#44475a',
        scrim: 'rgba(25, 26, 33, 0.7)',
        field: '#414558',
        tooltip: '#191a21',
      },
      text: {
        primary: '#f8f8f2',
        secondary: '#f8f8f2',
        // namesake #6272a4: 1.9:1
        muted: '#a3b5eb',
        // namesake #6272a4: 2.0:1
        placeholder: '#9fb2e8',
        disabled: '#6272a4',
        link: '#8be9fd',
        onSelected: '#f8f8f2',
        onTooltip: '#f8f8f2',
      },
      border: {
        subtle: '#44475a',
        default: '#44475a',
        // namesake #6272a4: 2.5:1
        strong: '#6f80b3',
        // namesake #6272a4: 2.5:1
        control: '#6f80b3',
        field: '#6f80b3',
        focus: '#bd93f9',
      },
      accent: {
        solid: '#bd93f9',
        solidHover: '#d6acff',
        solidActive: '#bd93f9',
        onSolid: '#282a36',
        mark: '#bd93f9',
        onMark: '#282a36',
        subtle: '#454258',
        // namesake #bd93f9: 4.0:1
        onSubtle: '#c69fff',
        border: '#6b5c8c',
        // namesake #bd93f9: 3.8:1
        text: '#c9a6ff',
      },
      success: {
        solid: '#50fa7b',
        onSolid: '#282a36',
        mark: '#50fa7b',
        subtle: '#384f4d',
        onSubtle: '#50fa7b',
        border: '#3f8a5c',
      },
      warning: {
        solid: '#ffb86c',
        onSolid: '#282a36',
        mark: '#ffb86c',
        subtle: '#4d474b',
        onSubtle: '#ffb86c',
        border: '#8c7059',
      },
      // namesake #ff5555: #282a36 on it is 4.5:1, the mark on a sheet 3.8:1
      danger: {
        solid: '#ff6e6e',
        solidHover: '#ff8a8a',
        onSolid: '#282a36',
        mark: '#ff6e6e',
        subtle: '#73404b',
        // namesake #ff5555: 2.6:1
        onSubtle: '#ffaba4',
        border: '#99494f',
      },
      info: {
        solid: '#8be9fd',
        onSolid: '#282a36',
        mark: '#8be9fd',
        subtle: '#3f4d5d',
        onSubtle: '#8be9fd',
        border: '#5f90a1',
      },
      review: {
        solid: '#ff79c6',
        onSolid: '#282a36',
        mark: '#ff79c6',
        subtle: '#4d3f56',
        // namesake #ff79c6: 4.1:1
        onSubtle: '#fe8bcb',
        border: '#9a5886',
      },
      neutral: {
        solid: '#44475a',
        solidHover: '#535770',
        onSolid: '#f8f8f2',
        mark: '#f8f8f2',
        subtle: '#44475a',
        onSubtle: '#f8f8f2',
        border: '#6272a4',
      },
      chrome: {
        sidebar: '#21222c',
        onSidebar: '#f8f8f2',
        // namesake #6272a4: 1.9:1
        onSidebarMuted: '#a3b5eb',
        sidebarHover: '#343746',
        sidebarCurrent: '#44475a',
        onSidebarCurrent: '#f8f8f2',
        sidebarMark: '#ff79c6',
        topbar: '#191a21',
        onTopbar: '#f8f8f2',
        topbarField: '#282a36',
        // namesake #6272a4: 3.0:1
        onTopbarField: '#7f90c4',
        topbarHover: '#343746',
        topbarFocus: '#bd93f9',
        border: '#191a21',
      },
      table: {
        header: '#21222c',
        onHeader: '#8be9fd',
        zebra: '#343746',
        rowHover: '#3b3e4f',
        rowSelected: '#44475a',
        onRowSelected: '#f8f8f2',
      },
      chart: {
        1: '#bd93f9',
        2: '#ff79c6',
        3: '#8be9fd',
        4: '#50fa7b',
        5: '#ffb86c',
        6: '#f1fa8c',
        7: '#ff6e6e',
        8: '#f8f8f2',
      },
      textSelection: '#44475a',
    },
    font: {
      body: "'Fira Code', 'Fira Code Fallback', ui-monospace, monospace",
      heading: "'Fira Code', 'Fira Code Fallback', ui-monospace, monospace",
      mono: "'Fira Code', 'Fira Code Fallback', ui-monospace, monospace",
      weight: { regular: '400', medium: '500', strong: '600', heading: '600', control: '500' },
      size: { meta: '12px', small: '12px', body: '13px', lead: '15px', title: '20px', display: '26px' },
      leading: { meta: '17px', small: '17px', body: '20px', lead: '23px', title: '28px', display: '34px' },
      tracking: { body: '0', heading: '0', control: '0' },
      labelTransform: 'uppercase',
    },
    radius: {
      control: '8px',
      field: '8px',
      checkbox: '7px',
      badge: '8px',
      menu: '8px',
      menuEntry: '6px',
      sheet: '8px',
      dialog: '12px',
      nav: '8px',
      full: '999px',
    },
    size: {
      controlSmall: '28px',
      control: '36px',
      controlLarge: '44px',
      controlPadding: '14px',
      row: '42px',
      rowTall: '54px',
      tableHeader: '40px',
      tab: '40px',
      navEntry: '36px',
      topbar: '56px',
      checkbox: '18px',
      icon: '16px',
      sheetPadding: '16px',
    },
    stroke: {
      hairline: '1px',
      control: '1.6px',
      fieldBottom: '1.6px',
      tint: '0px',
      icon: '1.75',
      tabMark: '2px',
    },
    shadow: {
      button: 'none',
      sheet: 'none',
      menu: '0 8px 24px rgba(25, 26, 33, 0.6)',
      dialog: '-2px 32px 64px rgba(189, 147, 249, 0.25)',
      field: 'none',
    },
    // namesake 1 px #6272a4: 2.5:1 on a sheet
    focus: { width: '2px', style: 'solid', offset: '1px', offsetInside: '-2px', halo: 'none' },
    motion: {
      fast: '160ms',
      moderate: '300ms',
      easeStandard: 'ease-in-out',
      easeEnter: 'cubic-bezier(0.2, 0.85, 0.32, 1)',
      easeExit: 'ease-in',
    },
    decoration: { link: 'none', tabMark: '#ff79c6', disabledOpacity: '0.5' },
  },
};
