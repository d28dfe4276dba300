export interface FramePreviewOptions {
  /**
   * Address of the page that reads and shows these files in a frame without rights, served by the app itself: a copy of
   * `@linework/file-explorer/frames/<kind>.html`.
   */
  frameUrl: string;
}
