/** Drawing units. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export interface DrawingLayer {
  readonly name: string;
  /** Neither off nor frozen. */
  readonly visible: boolean;
}

export interface DrawingText {
  readonly text: string;
  /** Where it stands, and how high its letters are, drawing units; null where that is not known, as in a block within a block. */
  readonly at: { readonly x: number; readonly y: number; readonly height: number } | null;
}

/** What is known of a drawing before it is drawn. */
export interface Drawing {
  /** 'AutoCAD 2018' */
  readonly version: string | null;
  /** 'mm' */
  readonly units: string | null;
  /** Of what is seen, without what lies far away from the rest. */
  readonly bounds: Box;
  readonly layers: readonly DrawingLayer[];
  readonly texts: readonly DrawingText[];
  /** What of it is not drawn. */
  readonly omitted: string;
}

/** What the page asks the worker for, first; then it draws, by `dxf-viewer`'s own messages. */
export interface ReadRequest {
  readonly kind: 'read';
  readonly bytes: ArrayBuffer;
  /** Addresses of fonts. */
  readonly fonts: readonly string[];
}

export interface DrawingAnswer {
  readonly kind: 'drawing';
  readonly drawing: Drawing;
}

export interface Refusal {
  readonly kind: 'problem';
  readonly message: string;
}
