import type { Theme } from '../tokens';

/**
 * Tailwind CSS: its default palette in the manner of the Tailwind Plus blocks. Indigo that brightens under the pointer,
 * hairline rings, pale badges, tight semibold Inter.
 *
 * Source: tailwindcss 4.3.5 `theme.css` (OKLCH there, sRGB here). Solid success, warning, info and review are our pairing.
 */
export const tailwindTheme: Theme = {
  id: 'tailwind',
  name: 'Tailwind',
  description: 'Indigo, cool greys and hairline rings',
  colorScheme: 'light',
  fonts: [{ family: 'Inter Variable', package: '@fontsource-variable/inter', weights: ['variable'] }],
  tokens: {
    color: {
      surface: {
        page: '#f9fafb',
        sheet: '#ffffff',
        raised: '#ffffff',
        sunken: '#f3f4f6',
        hover: '#f3f4f6',
        pressed: '#e5e7eb',
        selected: '#eef2ff',
        scrim: 'rgba(106, 114, 130, 0.75)',
        field: '#ffffff',
        tooltip: '#101828',
      },
      text: {
        primary: '#101828',
        secondary: '#4a5565',
        // namesake #6a7282: 4.3:1
        muted: '#676f7f',
        // namesake #99a1af: 2.6:1
        placeholder: '#6f7784',
        disabled: '#d1d5dc',
        link: '#4f39f6',
        onSelected: '#432dd7',
        onTooltip: '#ffffff',
      },
      border: {
        subtle: '#e5e7eb',
        default: '#d1d5dc',
        // namesake #99a1af: 2.5:1
        strong: '#89919f',
        // namesake #d1d5dc: 1.4:1
        control: '#8d9198',
        field: '#8d9198',
        focus: '#4f39f6',
      },
      accent: {
        solid: '#4f39f6',
        solidHover: '#615fff',
        solidActive: '#432dd7',
        onSolid: '#ffffff',
        mark: '#4f39f6',
        onMark: '#ffffff',
        subtle: '#eef2ff',
        onSubtle: '#432dd7',
        border: '#c6d2ff',
        text: '#4f39f6',
      },
      // namesake #00a63e: white on it is 3.2:1
      success: {
        solid: '#008932',
        onSolid: '#ffffff',
        // namesake #00a63e: 2.9:1
        mark: '#00a33d',
        subtle: '#f0fdf4',
        // namesake #008236: 4.5:1
        onSubtle: '#048136',
        border: '#b9f8cf',
      },
      // namesake #d08700: white on it is 2.9:1
      warning: {
        solid: '#a56a00',
        onSolid: '#ffffff',
        // namesake #d08700: 2.7:1
        mark: '#c27e03',
        subtle: '#fefce8',
        onSubtle: '#894b00',
        border: '#fff085',
      },
      danger: {
        solid: '#e7000b',
        solidHover: '#d0000a',
        onSolid: '#ffffff',
        mark: '#e7000b',
        subtle: '#fef2f2',
        onSubtle: '#c10007',
        border: '#ffc9c9',
      },
      info: {
        solid: '#155dfc',
        onSolid: '#ffffff',
        mark: '#155dfc',
        subtle: '#eff6ff',
        onSubtle: '#1447e6',
        border: '#bedbff',
      },
      review: {
        solid: '#9810fa',
        onSolid: '#ffffff',
        mark: '#9810fa',
        subtle: '#faf5ff',
        onSubtle: '#8200db',
        border: '#e9d4ff',
      },
      neutral: {
        solid: '#4a5565',
        solidHover: '#364153',
        onSolid: '#ffffff',
        mark: '#6a7282',
        subtle: '#f9fafb',
        onSubtle: '#4a5565',
        border: '#d1d5dc',
      },
      chrome: {
        sidebar: '#ffffff',
        onSidebar: '#364153',
        // namesake #6a7282: 4.4:1
        onSidebarMuted: '#687080',
        sidebarHover: '#f9fafb',
        sidebarCurrent: '#f3f4f6',
        onSidebarCurrent: '#4f39f6',
        sidebarMark: '#4f39f6',
        topbar: '#ffffff',
        onTopbar: '#364153',
        topbarField: '#ffffff',
        onTopbarField: '#6a7282',
        topbarHover: '#f9fafb',
        topbarFocus: '#4f39f6',
        border: '#e5e7eb',
      },
      table: {
        header: '#f9fafb',
        onHeader: '#101828',
        zebra: '#ffffff',
        rowHover: '#f9fafb',
        rowSelected: '#eef2ff',
        onRowSelected: '#101828',
      },
      // None published: the 500 tones, in an order that tells them apart.
      chart: {
        1: '#615fff',
        // namesake #fe9a00: 2.1:1
        2: '#d58002',
        // namesake #00bc7d: 2.5:1
        3: '#02a970',
        4: '#ff2056',
        // namesake #00a6f4: 2.7:1
        5: '#089de6',
        6: '#8e51ff',
        // namesake #00bba7: 2.4:1
        7: '#00a795',
        8: '#6a7282',
      },
      textSelection: '#c6d2ff',
    },
    font: {
      body: "'Inter Variable', 'Inter Variable Fallback', ui-sans-serif, system-ui, sans-serif",
      heading: "'Inter Variable', 'Inter Variable Fallback', ui-sans-serif, system-ui, sans-serif",
      mono: "ui-monospace, SFMono-Regular, Menlo, Monaco, Consolas, 'Liberation Mono', 'Courier New', monospace",
      weight: { regular: '400', medium: '500', strong: '600', heading: '600', control: '600' },
      size: { meta: '12px', small: '13px', body: '14px', lead: '16px', title: '24px', display: '30px' },
      leading: { meta: '16px', small: '18px', body: '20px', lead: '24px', title: '32px', display: '36px' },
      tracking: { body: '0', heading: '-0.025em', control: '0' },
      labelTransform: 'none',
    },
    radius: {
      control: '6px',
      field: '6px',
      checkbox: '4px',
      badge: '6px',
      menu: '6px',
      menuEntry: '0px',
      sheet: '8px',
      dialog: '8px',
      nav: '6px',
      full: '999px',
    },
    size: {
      controlSmall: '32px',
      control: '36px',
      controlLarge: '40px',
      controlPadding: '12px',
      row: '52px',
      rowTall: '64px',
      tableHeader: '44px',
      tab: '44px',
      navEntry: '40px',
      topbar: '64px',
      checkbox: '16px',
      icon: '20px',
      sheetPadding: '24px',
    },
    stroke: { hairline: '1px', control: '1px', fieldBottom: '1px', tint: '1px', icon: '1.5', tabMark: '2px' },
    shadow: {
      button: '0 1px 2px rgb(0 0 0 / 0.05)',
      sheet: '0 1px 3px rgb(0 0 0 / 0.1), 0 1px 2px -1px rgb(0 0 0 / 0.1)',
      menu: '0 0 0 1px rgb(0 0 0 / 0.05), 0 10px 15px -3px rgb(0 0 0 / 0.1), 0 4px 6px -4px rgb(0 0 0 / 0.1)',
      dialog: '0 20px 25px -5px rgb(0 0 0 / 0.1), 0 8px 10px -6px rgb(0 0 0 / 0.1)',
      field: 'none',
    },
    focus: { width: '2px', style: 'solid', offset: '2px', offsetInside: '-2px', halo: 'none' },
    motion: {
      fast: '150ms',
      moderate: '200ms',
      easeStandard: 'cubic-bezier(0.4, 0, 0.2, 1)',
      easeEnter: 'cubic-bezier(0, 0, 0.2, 1)',
      easeExit: 'cubic-bezier(0.4, 0, 1, 1)',
    },
    decoration: { link: 'none', tabMark: '#4f39f6', disabledOpacity: '0.5' },
  },
};
