import { describe, expect, it } from 'vitest';
import { disciplineOf, drawingFactsOf, nextRevision, titleBlockOf } from './drawingRevision';

describe('Drawings', () => {
  it.each([
    ['A', 'B'],
    ['Z', 'AA'],
    ['AZ', 'BA'],
    ['zz', 'aaa'],
    ['1', '2'],
    ['9', '10'],
    ['P09', 'P10'],
    ['C.1', 'C.2'],
    ['B-', 'B-1'],
  ])('revision %s is followed by %s', (one, next) => {
    expect(nextRevision(one)).toBe(next);
  });

  it.each([
    ['A-201 General arrangement.dxf', 'A-201', 'General arrangement', ''],
    ['A-201 General arrangement rev B.dxf', 'A-201', 'General arrangement', 'B'],
    ['a_201_Gate_leaf_Rev.02.dwg', 'A-201', 'Gate leaf', '02'],
    ['A-201-C.dxf', 'A-201', 'A-201-C', 'C'],
    ['A-201_C Gate leaf.dxf', 'A-201', 'Gate leaf', 'C'],
    ['GA-1001-02 Level 3 (revision P3).svg', 'GA-1001-02', 'Level 3', 'P3'],
    ['SK07.dxf', 'SK07', 'SK07', ''],
    ['own-floorplan-revB.dxf', '', 'own-floorplan', 'B'],
    ['Site plan 2.dxf', '', 'Site plan 2', ''],
    ['rev02.dxf', '', 'rev02', '02'],
    ['A-201B Gate.dxf', '', 'A-201B Gate', ''],
    ['.dxf', '', '', ''],
  ])('%s says number %j, title %j, revision %j', (name, number, title, revision) => {
    expect(drawingFactsOf(name)).toEqual({ number, title, revision });
  });

  it('knows the discipline by the number', () => {
    expect(['A-201', 'e-10', 'H1', 'X-1', ''].map(disciplineOf)).toEqual([
      'Architectural',
      'Electrical',
      'Mechanical',
      '',
      '',
    ]);
  });

  it('reads the title block of a DXF: the first text of each tag, of attributes only', () => {
    const attribute = (tag: string, text: string) => `0\nATTRIB\n8\n0\n1\n${text}\n2\n${tag}\n`;
    const dxf = `0\nSECTION\n2\nENTITIES\n0\nINSERT\n2\nTITLE\n${attribute('DRAWING_NO', 'S-204')}${attribute('Rev.', 'C')}${attribute('TITLE', '')}${attribute('TITLE', 'Gate pier')}${attribute('TITLE', 'Second')}${attribute('REV', 'much too long')}0\nTEXT\n1\nD\n2\nREV\n0\nEOF\n`;
    expect(titleBlockOf(dxf)).toEqual({ number: 'S-204', title: 'Gate pier', revision: 'C' });
    expect(titleBlockOf(dxf.replaceAll('\n', '\r\n'))).toEqual({
      number: 'S-204',
      title: 'Gate pier',
      revision: 'C',
    });
    expect(titleBlockOf('AutoCAD Binary DXF')).toEqual({});
  });
});
