import { describe, expect, it } from 'vitest';
import { limits } from '../fields/limits';
import { disciplineOf, drawingFactsOf, isRevision, nextRevision, titleBlockOf } from './drawingRevision';

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
    ['a', 'b'],
    ['Y', 'Z'],
    ['y', 'z'],
    ['ZZ', 'AAA'],
    ['Az', 'Ba'],
    ['1Z', '1AA'],
    ['1a', '1b'],
    ['P01', 'P02'],
    ['A1Z', 'A1AA'],
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
    ['A-201 Gate leaf v1.2 .dxf', 'A-201', 'Gate leaf v1.2', ''],
    ['A-201-C Gate leaf rev d.dxf', 'A-201', 'C Gate leaf', 'D'],
    [' A-201 Gate leaf rev B .dxf', 'A-201', 'Gate leaf', 'B'],
    ['-C Gate leaf.dxf', '', 'C Gate leaf', ''],
    [`${'🏗'.repeat(limits.name + 1)}.dxf`, '', '🏗'.repeat(limits.name), ''],
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

  it.each([
    ['  0\nATTRIB\n  2\nRev\n  1\n  C\n', { revision: 'C' }],
    ['0\nATTRIB\n2\nREV\n1\nC\n1', { revision: 'C' }],
    ['0\nATTRIB\n2\nREV\n1\nC\n0\nATTRIB\n2\nTITLE\n', { revision: 'C' }],
    ['0\nATTRIB\n2\nREV\n0\nATTRIB\n1\nC\n', {}],
    ['\n0\nATTRIB\n2\nREV\n70\n0\n1\nC\n', { revision: 'C' }],
    ['0\nATTRIB\n2\nTITLE\n1\nPier\n0\nTEXT\n2\nREV\n1\nC\n', { title: 'Pier' }],
    ['10\nATTRIB\n2\nREV\n1\nC\n', {}],
    [`0\nATTRIB\n2\nSheet No.\n1\n${'1'.repeat(limits.tag)}\n`, { number: '1'.repeat(limits.tag) }],
    [`0\nATTRIB\n2\nSheet No.\n1\n${'1'.repeat(limits.tag + 1)}\n`, {}],
    [`0\nATTRIB\n2\nTITLE\n1\n${'x'.repeat(limits.name)}\n`, { title: 'x'.repeat(limits.name) }],
    [`0\nATTRIB\n2\nTITLE\n1\n${'x'.repeat(limits.name + 1)}\n`, {}],
  ])('reads of the title block %j what a drawing can be called', (dxf, facts) => {
    expect(titleBlockOf(dxf)).toEqual(facts);
  });

  it.each([
    ['A', true],
    ['p03', true],
    ['C.1-2', true],
    ['12345678', true],
    ['123456789', false],
    ['', false],
    ['-A', false],
    ['A B', false],
    ['Ä', false],
  ])('%j can be what a revision is called: %s', (text, isOne) => {
    expect(isRevision(text)).toBe(isOne);
  });
});
