import type { Theme } from '../tokens';

/**
 * Nord: a blue-grey night, icy cyan with dark text on it, pastels of low saturation, flat panels one step lighter.
 *
 * Palette: nordtheme/nord `src/nord.scss` (nord0 to nord15); roles: its documentation, nordtheme/web and
 * nordtheme/visual-studio-code 0.19. Tints are the published 20 % (30 % for red) of a hue over nord1.
 */
export const nordTheme: Theme = {
  id: 'nord',
  name: 'Nord',
  description: 'Polar blue-grey, icy cyan, muted pastels',
  colorScheme: 'dark',
  fonts: [
    { family: 'Rubik', package: '@fontsource/rubik', weights: [400, 500] },
    { family: 'Source Code Pro', package: '@fontsource/source-code-pro', weights: [400, 500] },
  ],
  tokens: {
    color: {
      surface: {
        page: '#2e3440',
        sheet: '#3b4252',
        raised: '#3b4252',
        sunken: '#292e39',
        hover: '#434c5e',
        pressed: '#4c566a',
        // The namesake's focused entries are solid nord8; its inactive selection keeps links and muted text readable on them.
        selected: '#434c5e',
        scrim: 'rgba(0, 0, 0, 0.4)',
        // One step above the sheet, as the namesake's fields are one step above its canvas.
        field: '#434c5e',
        tooltip: '#242933',
      },
      text: {
        primary: '#eceff4',
        secondary: '#d8dee9',
        // namesake #abb9cf: 4.3:1
        muted: '#afbdd3',
        // namesake #95a0b2: 3.8:1
        // namesake #a4afc1: 3.9:1
        placeholder: '#b2bdcf',
        disabled: 'rgba(216, 222, 233, 0.4)',
        // namesake #88c0d0: 4.3:1
        link: '#8dc5d5',
        onSelected: '#eceff4',
        onTooltip: '#d8dee9',
      },
      border: {
        subtle: '#434c5e',
        default: '#4c566a',
        // namesake #4c566a: 1.4:1
        strong: '#828da3',
        // namesake #4c566a: 1.4:1
        control: '#828da3',
        field: '#828da3',
        focus: '#88c0d0',
      },
      accent: {
        solid: '#88c0d0',
        solidHover: '#79b8ca',
        solidActive: '#6bb1c4',
        onSolid: '#2e3440',
        mark: '#88c0d0',
        onMark: '#2e3440',
        subtle: '#4a5b6b',
        // namesake #88c0d0: 3.5:1
        onSubtle: '#a0d9e9',
        border: '#5f7f90',
        // namesake #88c0d0: 4.3:1
        text: '#8dc5d5',
      },
      success: {
        solid: '#a3be8c',
        onSolid: '#2e3440',
        mark: '#a3be8c',
        subtle: '#505b5e',
        // namesake #a3be8c: 3.4:1
        onSubtle: '#bdd9a5',
        border: '#6f806f',
      },
      warning: {
        solid: '#ebcb8b',
        onSolid: '#2e3440',
        mark: '#ebcb8b',
        subtle: '#5e5d5d',
        // namesake #ebcb8b: 4.2:1
        onSubtle: '#f3d393',
        border: '#93876f',
      },
      // namesake #bf616a: nord0 on it is 3.1:1
      danger: {
        solid: '#e17f87',
        solidHover: '#eb959c',
        onSolid: '#2e3440',
        // namesake #e17f87: 2.8:1
        mark: '#e7848c',
        subtle: '#634b59',
        // namesake #bf616a: 1.9:1
        onSubtle: '#ffb0b5',
        border: '#7d525e',
      },
      info: {
        solid: '#81a1c1',
        onSolid: '#2e3440',
        // namesake #81a1c1: 2.8:1
        mark: '#87a7c7',
        subtle: '#495568',
        // namesake #81a1c1: 2.8:1
        onSubtle: '#abccee',
        border: '#5e728a',
      },
      review: {
        // namesake #b48ead: nord0 on it is 4.4:1
        solid: '#b690af',
        onSolid: '#2e3440',
        // namesake #b48ead: 2.7:1
        mark: '#bd97b6',
        subtle: '#535164',
        // namesake #b48ead: 2.7:1
        onSubtle: '#e3bbdb',
        border: '#786880',
      },
      neutral: {
        solid: '#4c566a',
        solidHover: '#434c5e',
        onSolid: '#eceff4',
        mark: '#d8dee9',
        subtle: '#4c566a',
        onSubtle: '#d8dee9',
        border: '#4c566a',
      },
      chrome: {
        sidebar: '#292e39',
        onSidebar: '#d8dee9',
        // namesake #abb9cf: 4.3:1
        onSidebarMuted: '#afbdd3',
        sidebarHover: '#3b4252',
        sidebarCurrent: '#434c5e',
        onSidebarCurrent: '#eceff4',
        sidebarMark: '#88c0d0',
        topbar: '#2e3440',
        onTopbar: '#d8dee9',
        topbarField: '#3b4252',
        onTopbarField: '#abb9cf',
        topbarHover: '#3b4252',
        topbarFocus: '#88c0d0',
        border: '#3b4252',
      },
      table: {
        header: '#3b4252',
        onHeader: '#d8dee9',
        zebra: '#3b4252',
        rowHover: '#434c5e',
        rowSelected: '#434c5e',
        onRowSelected: '#eceff4',
      },
      chart: {
        1: '#88c0d0',
        2: '#ebcb8b',
        3: '#a3be8c',
        4: '#b48ead',
        5: '#d08770',
        6: '#81a1c1',
        // namesake #bf616a: 2.5:1
        7: '#d17179',
        8: '#8fbcbb',
      },
      textSelection: '#4c566a',
    },
    font: {
      body: "Rubik, 'Rubik Fallback', system-ui, sans-serif",
      heading: "Rubik, 'Rubik Fallback', system-ui, sans-serif",
      mono: "'Source Code Pro', 'Source Code Pro Fallback', ui-monospace, monospace",
      weight: { regular: '400', medium: '400', strong: '500', heading: '400', control: '400' },
      size: { meta: '12.5px', small: '13px', body: '14px', lead: '16px', title: '22px', display: '28px' },
      leading: { meta: '18px', small: '19px', body: '21px', lead: '24px', title: '30px', display: '36px' },
      tracking: { body: '0', heading: '0', control: '0' },
      labelTransform: 'none',
    },
    radius: {
      control: '4px',
      field: '4px',
      checkbox: '4px',
      badge: '4px',
      menu: '4px',
      menuEntry: '4px',
      sheet: '8px',
      dialog: '8px',
      nav: '4px',
      full: '999px',
    },
    size: {
      controlSmall: '26px',
      control: '32px',
      controlLarge: '38px',
      controlPadding: '12px',
      row: '42px',
      rowTall: '54px',
      tableHeader: '38px',
      tab: '40px',
      navEntry: '34px',
      topbar: '56px',
      checkbox: '16px',
      icon: '16px',
      sheetPadding: '18px',
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
      menu: '0 3px 6px rgba(15, 17, 21, 0.2)',
      dialog: '0 10px 20px 2px rgba(15, 17, 21, 0.2)',
      field: 'none',
    },
    focus: { width: '2px', style: 'solid', offset: '1px', offsetInside: '-2px', halo: 'none' },
    motion: {
      fast: '100ms',
      moderate: '250ms',
      easeStandard: 'cubic-bezier(0.455, 0.03, 0.515, 0.955)',
      easeEnter: 'cubic-bezier(0.215, 0.61, 0.355, 1)',
      easeExit: 'cubic-bezier(0.165, 0.84, 0.44, 1)',
    },
    decoration: { link: 'none', tabMark: '#88c0d0', disabledOpacity: '0.5' },
  },
};
