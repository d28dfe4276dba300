import { containerOf } from '../previews/containerOf';
import { connect } from './connect';
import { readOle } from './readOle';
import { showDoc } from './showDoc';
import { showDocx } from './showDocx';

/** The page `frames/word.html`. */
connect(async ({ content, language }) => {
  const bytes = new Uint8Array(content);
  const container = containerOf(bytes);
  if (container === 'zip') return showDocx(bytes);
  if (container === 'ole') return showDoc(streamsOf(bytes), language);
  throw new Error('This file is not a Word document.');
});

function streamsOf(bytes: Uint8Array): Map<string, Uint8Array> {
  try {
    return readOle(bytes);
  } catch {
    throw new Error('This document is damaged.');
  }
}
