/** What decides how much room a text takes, in fractions of the font size. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean advance of a letter or space of English text. */
  averageWidth: number;
}

/** How the face of a family and the one that stands in until it is loaded compare. */
export interface FontFallback {
  standIn: 'sans' | 'mono';
  regular: FontMetrics;
  /** From weight 600 on; as `regular` where the face has one width. */
  strong: FontMetrics;
}

/**
 * Metrics of the self-hosted families, read from their files (`fontFallbacks.test.ts` reads them again). A variable file
 * states the widths of one weight only: the others of Inter and Mona Sans were measured in a browser.
 */
export const fontFallbacks: Readonly<Record<string, FontFallback>> = {
  'IBM Plex Sans': sans({ ascent: 1.025, descent: 0.275, lineGap: 0, averageWidth: 0.4448 }, 0.4603),
  'IBM Plex Mono': mono({ ascent: 1.025, descent: 0.275, lineGap: 0, averageWidth: 0.6 }),
  Roboto: sans({ ascent: 0.9277, descent: 0.2441, lineGap: 0, averageWidth: 0.4409 }, 0.4469),
  'Open Sans': sans({ ascent: 1.0688, descent: 0.293, lineGap: 0, averageWidth: 0.465 }, 0.4826),
  'Inter Variable': sans({ ascent: 0.9688, descent: 0.2412, lineGap: 0, averageWidth: 0.4717 }, 0.4803),
  Rubik: sans({ ascent: 0.935, descent: 0.25, lineGap: 0, averageWidth: 0.4646 }, 0.4872),
  'Source Code Pro': mono({ ascent: 0.984, descent: 0.273, lineGap: 0, averageWidth: 0.6 }),
  'Fira Code': mono({ ascent: 0.99, descent: 0.322, lineGap: 0, averageWidth: 0.6 }),
  'Mona Sans Variable': sans({ ascent: 1.09, descent: 0.32, lineGap: 0, averageWidth: 0.4585 }, 0.4744),
  'JetBrains Mono': mono({ ascent: 1.02, descent: 0.3, lineGap: 0, averageWidth: 0.6 }),
};

/** Advances of the faces that stand in: Arial and Courier New, and the Liberation faces made to their measure. */
export const standIns = {
  sans: {
    regular: { names: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'], averageWidth: 0.43946 },
    strong: {
      names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
      averageWidth: 0.47532,
    },
  },
  mono: {
    regular: { names: ['Courier New', 'CourierNewPSMT', 'Liberation Mono'], averageWidth: 0.6001 },
    strong: {
      names: ['Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold'],
      averageWidth: 0.6001,
    },
  },
} as const;

function sans(regular: FontMetrics, strongWidth: number): FontFallback {
  return { standIn: 'sans', regular, strong: { ...regular, averageWidth: strongWidth } };
}

function mono(regular: FontMetrics): FontFallback {
  return { standIn: 'mono', regular, strong: regular };
}
