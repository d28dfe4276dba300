/** An asset's address, as Vite gives it. */
declare module '*?url' {
  const url: string;
  export default url;
}
