/** An asset's address, as Vite gives it. */
declare module '*?url' {
  const url: string;
  export default url;
}

/** A file's text, as Vite gives it. */
declare module '*?raw' {
  const text: string;
  export default text;
}
