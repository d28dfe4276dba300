import type { Theme } from '../tokens';

/**
 * Bootstrap 5.3: #0d6efd with a soft glow, black on yellow and cyan, underlined links, roomy 16 px type.
 *
 * Source: bootstrap 5.3.8, `dist/css/bootstrap.css` and `scss/_variables.scss`; purple from its Sass ramp.
 */
export const bootstrapTheme: Theme = {
  id: 'bootstrap',
  name: 'Bootstrap',
  description: 'Bold colours, soft glow, roomy type',
  colorScheme: 'light',
  // The system's own faces, as the namesake does.
  fonts: [],
  tokens: {
    color: {
      surface: {
        page: '#ffffff',
        sheet: '#ffffff',
        raised: '#ffffff',
        sunken: '#e9ecef',
        hover: '#f8f9fa',
        pressed: '#e9ecef',
        // The namesake's chosen entries are solid #0d6efd; its primary-bg-subtle keeps links and muted text readable on them.
        selected: '#cfe2ff',
        scrim: 'rgba(0, 0, 0, 0.5)',
        field: '#ffffff',
        tooltip: '#000000',
      },
      text: {
        primary: '#212529',
        // rgba(33, 37, 41, .75) on white
        secondary: '#595c5f',
        // namesake rgba(33, 37, 41, .5): 3.1:1
        muted: '#595c5f',
        placeholder: '#595c5f',
        disabled: '#909294',
        // namesake #0d6efd: 4.3:1 on grey; this is its link-hover colour
        link: '#0a58ca',
        onSelected: '#052c65',
        onTooltip: '#ffffff',
      },
      border: {
        subtle: '#e9ecef',
        default: '#dee2e6',
        // namesake #adb5bd: 2.1:1
        strong: '#8e959d',
        // namesake #dee2e6: 1.3:1
        control: '#919598',
        field: '#919598',
        focus: '#0d6efd',
      },
      accent: {
        solid: '#0d6efd',
        solidHover: '#0b5ed7',
        solidActive: '#0a58ca',
        onSolid: '#ffffff',
        mark: '#0d6efd',
        onMark: '#ffffff',
        subtle: '#cfe2ff',
        onSubtle: '#052c65',
        border: '#9ec5fe',
        text: '#0a58ca',
      },
      success: {
        solid: '#198754',
        onSolid: '#ffffff',
        mark: '#198754',
        subtle: '#d1e7dd',
        onSubtle: '#0a3622',
        border: '#a3cfbb',
      },
      // namesake's fill #ffc107 as a mark: 1.6:1
      warning: {
        solid: '#ffc107',
        onSolid: '#000000',
        mark: '#997404',
        subtle: '#fff3cd',
        onSubtle: '#664d03',
        border: '#ffe69c',
      },
      danger: {
        solid: '#dc3545',
        solidHover: '#bb2d3b',
        onSolid: '#ffffff',
        mark: '#dc3545',
        subtle: '#f8d7da',
        onSubtle: '#58151c',
        border: '#f1aeb5',
      },
      // namesake's fill #0dcaf0 as a mark: 1.9:1
      info: {
        solid: '#0dcaf0',
        onSolid: '#000000',
        mark: '#087990',
        subtle: '#cff4fc',
        onSubtle: '#055160',
        border: '#9eeaf9',
      },
      review: {
        solid: '#6f42c1',
        onSolid: '#ffffff',
        mark: '#6f42c1',
        subtle: '#e2d9f3',
        onSubtle: '#2c1a4d',
        border: '#c5b3e6',
      },
      neutral: {
        solid: '#6c757d',
        solidHover: '#5c636a',
        onSolid: '#ffffff',
        mark: '#6c757d',
        subtle: '#e2e3e5',
        onSubtle: '#2b2f32',
        border: '#c4c8cb',
      },
      chrome: {
        sidebar: '#f8f9fa',
        onSidebar: '#212529',
        onSidebarMuted: '#595c5f',
        sidebarHover: '#e9ecef',
        sidebarCurrent: '#cfe2ff',
        onSidebarCurrent: '#052c65',
        sidebarMark: '#0a58ca',
        // navbar-dark bg-dark
        topbar: '#212529',
        onTopbar: '#ffffff',
        topbarField: '#343a40',
        onTopbarField: '#ced4da',
        topbarHover: '#343a40',
        topbarFocus: '#86b7fe',
        border: '#dee2e6',
      },
      table: {
        header: '#ffffff',
        onHeader: '#212529',
        zebra: '#f2f2f2',
        rowHover: 'rgba(0, 0, 0, 0.075)',
        rowSelected: '#cfe2ff',
        onRowSelected: '#212529',
      },
      chart: {
        1: '#0d6efd',
        // namesake #fd7e14: 2.6:1
        2: '#ec7200',
        3: '#198754',
        4: '#6f42c1',
        5: '#d63384',
        // namesake #20c997: 2.1:1
        6: '#04a97d',
        7: '#dc3545',
        8: '#6610f2',
      },
      textSelection: '#9ec5fe',
    },
    font: {
      body: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', Arial, sans-serif",
      heading:
        "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', Arial, sans-serif",
      mono: "SFMono-Regular, Menlo, Monaco, Consolas, 'Liberation Mono', 'Courier New', monospace",
      weight: { regular: '400', medium: '400', strong: '700', heading: '500', control: '400' },
      size: { meta: '14px', small: '14px', body: '16px', lead: '20px', title: '28px', display: '32px' },
      leading: { meta: '20px', small: '21px', body: '24px', lead: '28px', title: '34px', display: '38px' },
      tracking: { body: '0', heading: '0', control: '0' },
      labelTransform: 'none',
    },
    radius: {
      control: '6px',
      field: '6px',
      checkbox: '4px',
      badge: '6px',
      menu: '6px',
      menuEntry: '0px',
      sheet: '6px',
      dialog: '8px',
      nav: '6px',
      full: '999px',
    },
    size: {
      controlSmall: '31px',
      control: '38px',
      controlLarge: '48px',
      controlPadding: '12px',
      row: '41px',
      rowTall: '58px',
      tableHeader: '41px',
      tab: '42px',
      navEntry: '40px',
      topbar: '56px',
      checkbox: '16px',
      icon: '16px',
      sheetPadding: '16px',
    },
    stroke: {
      hairline: '1px',
      control: '1px',
      fieldBottom: '1px',
      tint: '0px',
      icon: '1.75',
      tabMark: '2px',
    },
    shadow: {
      button: 'none',
      sheet: 'none',
      menu: '0 8px 16px rgba(0, 0, 0, 0.15)',
      dialog: '0 2px 4px rgba(0, 0, 0, 0.075)',
      field: 'none',
    },
    // The namesake's glow alone is 1.4:1: a solid line of the same blue carries it.
    focus: {
      width: '2px',
      style: 'solid',
      offset: '0px',
      offsetInside: '-2px',
      halo: '0 0 0 5px rgba(13, 110, 253, 0.25)',
    },
    motion: {
      fast: '150ms',
      moderate: '150ms',
      easeStandard: 'ease-in-out',
      easeEnter: 'linear',
      easeExit: 'linear',
    },
    decoration: { link: 'underline', tabMark: '#0d6efd', disabledOpacity: '0.65' },
  },
};
