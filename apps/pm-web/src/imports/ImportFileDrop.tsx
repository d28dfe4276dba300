import { FileDrop } from '@linework/design-system';
import { formatNumber, LARGEST_IMPORT } from '@linework/domain';
import { type DecodedFile, decodeFile } from './decodeFile';

interface ImportFileDropProps {
  mostRows: number;
  onRead: (file: DecodedFile | null) => void;
}

/** Where a file of rows is chosen, and read whatever its encoding. */
export function ImportFileDrop({ mostRows, onRead }: ImportFileDropProps) {
  const choose = async ([chosen]: File[]) =>
    onRead(chosen ? decodeFile(new Uint8Array(await chosen.arrayBuffer())) : null);
  return (
    <FileDrop
      label="CSV file"
      hint={`UTF-8, UTF-16 or Windows-1252, up to 6 MB and ${formatNumber(mostRows)} rows`}
      accept=".csv,.tsv,.txt"
      maxSize={LARGEST_IMPORT}
      onValueChange={(files) => void choose(files)}
    />
  );
}
