/**
 * The theme contract as plain data. A theme is one object of this type: no CSS, no component names, so that tests,
 * docs and other tools can read it. `contract.css.ts` turns the same shape into CSS variables.
 *
 * Colours are any CSS colour; lengths carry their unit; every pair listed in `contrast.ts` must meet WCAG 2.2 AA.
 */
export interface ThemeTokens {
  color: {
    /** What things lie on, from the page up. */
    surface: {
      page: string;
      /** Cards, tables, forms. */
      sheet: string;
      /** Menus, popovers, dialogs. */
      raised: string;
      /** Wells: tracks, code, the gutter of a segmented control. */
      sunken: string;
      /** Laid over a page, sheet or menu under the pointer, while pressed, and when chosen: tints that all text can be read on. */
      hover: string;
      pressed: string;
      selected: string;
      /** Behind a dialog. */
      scrim: string;
      /** Fill of an input. */
      field: string;
      /** Strip behind a card's title; the sheet itself where the namesake has none. */
      sheetHead: string;
      tooltip: string;
    };
    text: {
      primary: string;
      secondary: string;
      muted: string;
      placeholder: string;
      disabled: string;
      link: string;
      onSelected: string;
      onTooltip: string;
    };
    border: {
      subtle: string;
      default: string;
      /** At least 3:1 on page and sheet. */
      strong: string;
      /** Edge of inputs and checkboxes: at least 3:1 on page and sheet. */
      control: string;
      /** Top and sides of a text field; the bottom is `control`. Paler than it where the namesake draws only the bottom (Fluent, Material). */
      field: string;
      focus: string;
      /** Edge of sheets, menus and dialogs: 'transparent' where height alone tells them from the page (Material, Fluent). */
      sheet: string;
      /** Line under a card's title; 'transparent' where there is none. */
      sheetHead: string;
    };
    accent: Role & {
      solidHover: string;
      solidActive: string;
      /** Text and ticks on `mark`: a checked box may have another colour than the primary button (GitHub). */
      onMark: string;
    };
    success: Role;
    warning: Role;
    danger: Role & { solidHover: string };
    info: Role;
    /** The purple of 'Review'. */
    review: Role;
    neutral: Role & { solidHover: string };
    /** The frame around the page: sidebar and top bar, with the states of their entries. */
    chrome: {
      sidebar: string;
      onSidebar: string;
      onSidebarMuted: string;
      sidebarHover: string;
      sidebarCurrent: string;
      onSidebarCurrent: string;
      /** Icon and mark of the current entry. */
      sidebarMark: string;
      /** Behind the logo at the sidebar's head: the top bar's fill where that crosses the whole window (Office 2016). */
      brand: string;
      onBrand: string;
      onBrandMuted: string;
      topbar: string;
      onTopbar: string;
      topbarField: string;
      onTopbarField: string;
      topbarHover: string;
      /** Focus ring of what sits on the top bar. */
      topbarFocus: string;
      border: string;
    };
    table: {
      header: string;
      onHeader: string;
      /** Every other row; equal to the sheet where the namesake has no stripes. */
      zebra: string;
      rowHover: string;
      rowSelected: string;
      onRowSelected: string;
    };
    /** Eight series, told apart in this order. */
    chart: { 1: string; 2: string; 3: string; 4: string; 5: string; 6: string; 7: string; 8: string };
    textSelection: string;
  };
  font: {
    body: string;
    heading: string;
    mono: string;
    /** Figures in columns, counts and cards, always with tabular digits: `mono`, or `body` where the namesake sets figures in it. */
    figures: string;
    weight: { regular: string; medium: string; strong: string; heading: string; control: string };
    size: { meta: string; small: string; body: string; lead: string; title: string; display: string };
    /** Line heights of the sizes, as lengths. */
    leading: { meta: string; small: string; body: string; lead: string; title: string; display: string };
    tracking: { body: string; heading: string; control: string };
    /** 'none' or 'uppercase', for labels of columns and badges where the namesake shouts. */
    labelTransform: string;
  };
  radius: {
    control: string;
    field: string;
    /** The lower two corners of a field: square where the namesake's stands on a line. */
    fieldBottom: string;
    /** All four corners of a search box, which may be round where other fields are not (Material). */
    search: string;
    checkbox: string;
    badge: string;
    menu: string;
    menuEntry: string;
    sheet: string;
    dialog: string;
    nav: string;
    full: string;
  };
  size: {
    controlSmall: string;
    control: string;
    controlLarge: string;
    controlPadding: string;
    /** One-line row of a table, two-line row of a list. */
    row: string;
    rowTall: string;
    tableHeader: string;
    tab: string;
    /** How far the current tab's mark keeps from the tab's ends: '0px' for the whole width. */
    tabMarkInset: string;
    navEntry: string;
    topbar: string;
    checkbox: string;
    icon: string;
    /** Padding inside a sheet. */
    sheetPadding: string;
    /** Between a card's title and its body: little, or the padding again where the title has a strip of its own. */
    sheetHeadGap: string;
  };
  stroke: {
    hairline: string;
    control: string;
    /** Extra weight of a field's bottom edge (Fluent, Material filled); equal to `control` where there is none. */
    fieldBottom: string;
    /** Edge of a tint in its role's `border`; '0px' where the namesake has none. */
    tint: string;
    icon: string;
    tabMark: string;
    /** Line under a row of tabs; '0px' where the namesake has none. */
    tabLine: string;
    /** Bar at the start of the sidebar's current entry; '0px' where there is none. */
    navMark: string;
  };
  shadow: { button: string; sheet: string; menu: string; dialog: string; field: string };
  focus: {
    width: string;
    style: string;
    offset: string;
    /** Offset inside rows, menu entries and fields. */
    offsetInside: string;
    /** A box-shadow halo beside the ring; 'none' where the namesake has none. */
    halo: string;
  };
  motion: {
    /** Hover and press. */
    fast: string;
    /** Things that open. */
    moderate: string;
    easeStandard: string;
    easeEnter: string;
    easeExit: string;
  };
  decoration: {
    /** 'none' or 'underline' for links at rest. */
    link: string;
    /** Colour that marks the current tab. */
    tabMark: string;
    /** Opacity of disabled controls, 0 to 1. */
    disabledOpacity: string;
  };
}

/** A hue with a meaning. */
export interface Role {
  /** Fill of a button or a loud badge, with its text. A fill alone promises no contrast with what lies beneath: that is `mark`. */
  solid: string;
  onSolid: string;
  /** Icons, dots, bars, checked boxes: at least 3:1 on page, sheet, raised, sunken and on `subtle`. */
  mark: string;
  /** Opaque tint with its text, which can also be read on page, sheet and raised. */
  subtle: string;
  onSubtle: string;
  /** Words of this meaning without a tint, e.g. an overdue date: the hue is seen, also where `onSubtle` is all but white. */
  text: string;
  /** Edge of the tint: decoration. */
  border: string;
}

export type ColorScheme = 'light' | 'dark';

/** What a theme is: who it is, and its tokens. */
export interface Theme {
  /** Value of `data-theme`, of the stylesheet's file name and of `preferred-theme`. */
  id: string;
  name: string;
  description: string;
  colorScheme: ColorScheme;
  /** Id of the same face in the other scheme, if it has one. */
  sibling?: string;
  /** npm packages of the self-hosted fonts its stacks name first, e.g. `@fontsource/rubik`. */
  fonts: readonly ThemeFont[];
  tokens: ThemeTokens;
}

/** One self-hosted face: the family's CSS name and the fontsource package and files that hold it. */
export interface ThemeFont {
  family: string;
  package: string;
  /** Weights to load; 'variable' for a variable font. */
  weights: readonly (number | 'variable')[];
}
