/** The same for DWG, by its first six bytes, and DXF. */
const VERSIONS: Readonly<Record<string, string>> = {
  AC1006: 'AutoCAD R10',
  AC1009: 'AutoCAD R12',
  AC1012: 'AutoCAD R13',
  AC1014: 'AutoCAD R14',
  AC1015: 'AutoCAD 2000',
  AC1018: 'AutoCAD 2004',
  AC1021: 'AutoCAD 2007',
  AC1024: 'AutoCAD 2010',
  AC1027: 'AutoCAD 2013',
  AC1032: 'AutoCAD 2018',
};

/** @param version 'AC1032': the first six bytes of a DWG, or `$ACADVER` of a DXF */
export function versionName(version: string | null): string | null {
  return version === null ? null : (VERSIONS[version] ?? null);
}

/** By `$INSUNITS`; 0 says that there are none. */
const UNITS: Readonly<Record<number, string>> = {
  1: 'in',
  2: 'ft',
  3: 'mi',
  4: 'mm',
  5: 'cm',
  6: 'm',
  7: 'km',
  8: 'µin',
  9: 'mil',
  10: 'yd',
  13: 'µm',
  14: 'dm',
};

export function unitName(units: number | null): string | null {
  return units === null ? null : (UNITS[units] ?? null);
}
