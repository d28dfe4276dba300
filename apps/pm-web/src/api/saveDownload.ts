/** Has the browser save what an address answers: as a download, so the page stays. @param name left out: the server says it */
export function saveDownload(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
