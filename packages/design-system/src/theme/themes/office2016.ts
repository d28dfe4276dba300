import type { Theme } from '../tokens';

/**
 * Office 2016, Colorful: one solid band of the app's blue on top, square corners, white sheets on grey.
 *
 * No first-party token sheet is public. Values are vendors' reproductions: Telerik's Office2016 palette and Syncfusion's
 * fabric theme 34.2; app blue and the document theme's chart colours are Microsoft's.
 */
export const office2016Theme: Theme = {
  id: 'office2016',
  name: 'Office 2016',
  description: 'A blue band, square corners, grey desk',
  colorScheme: 'light',
  sibling: 'office2016-dark',
  // Segoe UI may not be redistributed: it is used where it is installed, Open Sans stands in elsewhere.
  fonts: [{ family: 'Open Sans', package: '@fontsource/open-sans', weights: [300, 400, 600] }],
  tokens: {
    color: {
      surface: {
        page: '#e6e6e6',
        sheet: '#ffffff',
        raised: '#ffffff',
        sunken: '#e1e1e1',
        // namesake #c5c5c5 and #aeaeae: muted text on them would be 2.6:1
        hover: '#dadada',
        pressed: '#c5c5c5',
        selected: '#d5e1f2',
        scrim: 'rgba(56, 56, 56, 0.5)',
        field: '#ffffff',
        tooltip: '#ffffff',
      },
      text: {
        primary: '#333333',
        secondary: '#444444',
        // namesake #666666: 4.1:1
        muted: '#5f5f5f',
        // namesake #a6a6a6: 2.4:1
        placeholder: '#767676',
        disabled: '#a6a6a6',
        // namesake #0563c1: 4.2:1
        link: '#005ebb',
        onSelected: '#19478a',
        onTooltip: '#444444',
      },
      border: {
        subtle: '#e1e1e1',
        default: '#c6c6c6',
        strong: '#767676',
        // namesake #ababab: 1.8:1
        control: '#838383',
        field: '#838383',
        focus: '#2a579a',
      },
      accent: {
        solid: '#2a579a',
        solidHover: '#3e6db6',
        solidActive: '#19478a',
        onSolid: '#ffffff',
        mark: '#2a579a',
        onMark: '#ffffff',
        subtle: '#d5e1f2',
        onSubtle: '#19478a',
        border: '#a3bde3',
        text: '#2a579a',
      },
      success: {
        solid: '#107c10',
        onSolid: '#ffffff',
        mark: '#107c10',
        subtle: '#dff6dd',
        // namesake #107c10: 3.8:1
        onSubtle: '#017003',
        border: '#107c10',
      },
      warning: {
        solid: '#d83b01',
        onSolid: '#ffffff',
        mark: '#d83b01',
        subtle: '#fff4ce',
        // namesake #876800: 3.7:1
        onSubtle: '#785c03',
        border: '#d83b01',
      },
      danger: {
        solid: '#a80000',
        solidHover: '#8a0000',
        onSolid: '#ffffff',
        mark: '#a80000',
        subtle: '#fde7e9',
        onSubtle: '#a80000',
        border: '#a80000',
      },
      info: {
        solid: '#0378d5',
        onSolid: '#ffffff',
        mark: '#0378d5',
        subtle: '#cdf4fc',
        onSubtle: '#076376',
        border: '#0378d5',
      },
      review: {
        solid: '#5c2d91',
        onSolid: '#ffffff',
        mark: '#5c2d91',
        subtle: '#efe6f8',
        onSubtle: '#5c2d91',
        border: '#5c2d91',
      },
      neutral: {
        solid: '#444444',
        solidHover: '#333333',
        onSolid: '#ffffff',
        mark: '#666666',
        subtle: '#eaeaea',
        onSubtle: '#333333',
        border: '#ababab',
      },
      chrome: {
        sidebar: '#f1f1f1',
        onSidebar: '#444444',
        // namesake #666666: 4.3:1
        onSidebarMuted: '#636363',
        sidebarHover: '#e1e1e1',
        sidebarCurrent: '#d5e1f2',
        onSidebarCurrent: '#19478a',
        sidebarMark: '#2a579a',
        topbar: '#2a579a',
        onTopbar: '#ffffff',
        topbarField: '#3e6db6',
        onTopbarField: '#ffffff',
        topbarHover: '#3e6db6',
        topbarFocus: '#ffffff',
        border: '#d4d4d4',
      },
      table: {
        header: '#ffffff',
        onHeader: '#666666',
        zebra: '#ffffff',
        rowHover: '#f4f4f4',
        rowSelected: '#d1ebff',
        onRowSelected: '#333333',
      },
      chart: {
        1: '#4472c4',
        // namesake #ed7d31: 2.8:1
        2: '#e57628',
        // namesake #a5a5a5: 2.5:1
        3: '#949494',
        // namesake #ffc000: 1.6:1
        4: '#bc8d04',
        // namesake #5b9bd5: 3.0:1
        5: '#5999d3',
        // namesake #70ad47: 2.7:1
        6: '#68a43e',
        7: '#264478',
        8: '#9e480e',
      },
      textSelection: '#a3bde3',
    },
    font: {
      body: "'Segoe UI', 'Open Sans', 'Open Sans Fallback', system-ui, sans-serif",
      heading: "'Segoe UI Light', 'Segoe UI', 'Open Sans', 'Open Sans Fallback', system-ui, sans-serif",
      mono: "Consolas, ui-monospace, Menlo, 'Liberation Mono', monospace",
      weight: { regular: '400', medium: '400', strong: '600', heading: '300', control: '400' },
      size: { meta: '12px', small: '12px', body: '13px', lead: '14px', title: '21px', display: '28px' },
      leading: { meta: '16px', small: '16px', body: '20px', lead: '20px', title: '28px', display: '36px' },
      tracking: { body: '0', heading: '0', control: '0' },
      labelTransform: 'none',
    },
    radius: {
      control: '0px',
      field: '0px',
      checkbox: '0px',
      badge: '0px',
      menu: '0px',
      menuEntry: '0px',
      sheet: '0px',
      dialog: '0px',
      nav: '0px',
      full: '999px',
    },
    size: {
      controlSmall: '26px',
      control: '32px',
      controlLarge: '36px',
      controlPadding: '16px',
      row: '36px',
      rowTall: '48px',
      tableHeader: '36px',
      tab: '40px',
      navEntry: '32px',
      topbar: '48px',
      checkbox: '18px',
      icon: '16px',
      sheetPadding: '16px',
    },
    stroke: { hairline: '1px', control: '1px', fieldBottom: '1px', tint: '0px', icon: '1.5', tabMark: '2px' },
    shadow: {
      button: 'none',
      sheet: 'none',
      menu: '0 0 10px rgba(0, 0, 0, 0.2)',
      dialog: '0 0 5px rgba(0, 0, 0, 0.4)',
      field: 'none',
    },
    focus: {
      width: '2px',
      style: 'solid',
      offset: '-2px',
      offsetInside: '-2px',
      halo: 'inset 0 0 0 3px #ffffff',
    },
    motion: {
      // Desktop Office changes states at once; things that open take Fabric's 200 ms.
      fast: '0ms',
      moderate: '200ms',
      easeStandard: 'cubic-bezier(0.8, 0, 0.2, 1)',
      easeEnter: 'cubic-bezier(0.1, 0.9, 0.2, 1)',
      easeExit: 'cubic-bezier(0.9, 0.1, 1, 0.2)',
    },
    decoration: { link: 'none', tabMark: '#2a579a', disabledOpacity: '0.5' },
  },
};
