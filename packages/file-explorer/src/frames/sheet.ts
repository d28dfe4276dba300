import { connect } from './connect';
import { readWorkbook } from './readWorkbook';
import { showWorkbook } from './showWorkbook';

/** The page `frames/sheet.html`. */
connect(async ({ content }) => showWorkbook(await readWorkbook(new Uint8Array(content))));
