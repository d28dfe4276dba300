import type { ContentType } from '@linework/domain';
import type { FileStore } from './FileStore';

/** Directory sectors that are looked through: more have no document's first streams in them. */
const MOST_SECTORS = 64;
const ENTRY_BYTES = 128;
/** Sector numbers from here on mean 'none'. */
const NO_SECTOR = 0xfffffffa;

/** Office packs any of its files away like that once it has a password (MS-OFFCRYPTO): which one it was is encrypted too. */
const LOCKED: readonly ContentType[] = [
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/**
 * Which of the older Office files it is, by the names of its streams (MS-CFB): Word has 'WordDocument', Excel 'Workbook' or
 * 'Book'; any of them where a password locks it. Nothing for anything else in that container: installers, messages, projects.
 */
export async function oleTypesOf(
  store: FileStore,
  key: string,
  size: number,
): Promise<readonly ContentType[]> {
  const header = Buffer.from(await store.read(key, 0, 512));
  if (header.length < 512) return [];
  const shift = header.readUInt16LE(0x1e);
  if (shift !== 9 && shift !== 12) return [];
  const sectorBytes = 2 ** shift;
  const place = (sector: number) => (sector + 1) * sectorBytes;
  const names = new Set<string>();
  let sector = header.readUInt32LE(0x30);
  for (let seen = 0; seen < MOST_SECTORS && sector < NO_SECTOR; seen += 1) {
    if (place(sector) >= size) return [];
    const bytes = Buffer.from(await store.read(key, place(sector), place(sector) + sectorBytes));
    for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
      const length = Math.min(bytes.readUInt16LE(at + 64), 64);
      names.add(bytes.toString('utf16le', at, at + Math.max(0, length - 2)));
    }
    sector = await nextSector(store, key, { header, sector, sectorBytes });
  }
  if (names.has('EncryptedPackage')) return LOCKED;
  if (names.has('WordDocument')) return ['application/msword'];
  return names.has('Workbook') || names.has('Book') ? ['application/vnd.ms-excel'] : [];
}

/** What follows a sector, by the allocation table, whose own first 109 sectors the header names. */
async function nextSector(
  store: FileStore,
  key: string,
  { header, sector, sectorBytes }: { header: Buffer; sector: number; sectorBytes: number },
): Promise<number> {
  const perSector = sectorBytes / 4;
  const tableIndex = Math.floor(sector / perSector);
  if (tableIndex >= 109) return NO_SECTOR;
  const tableSector = header.readUInt32LE(0x4c + tableIndex * 4);
  if (tableSector >= NO_SECTOR) return NO_SECTOR;
  const place = (tableSector + 1) * sectorBytes + (sector % perSector) * 4;
  const entry = Buffer.from(await store.read(key, place, place + 4));
  return entry.length === 4 ? entry.readUInt32LE(0) : NO_SECTOR;
}
