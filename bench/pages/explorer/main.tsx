import { ToastProvider } from '@linework/design-system';
import { FileExplorer, type FileProvider } from '@linework/file-explorer';
import { imagePreview } from '@linework/file-explorer/previews/image';
import { textPreview } from '@linework/file-explorer/previews/text';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import 'virtual:theme/default.css';
import { manyFiles } from '../../../packages/file-explorer/src/testing/someFiles';
import { offerExplorer } from '../explorerPage';

const previews = [imagePreview(), textPreview()];
let provider: FileProvider;

offerExplorer({
  load: (count) => {
    provider = manyFiles(count);
  },
  mount: () => {
    const root = document.querySelector('#root');
    if (!root) return;
    flushSync(() =>
      createRoot(root).render(
        <ToastProvider>
          <FileExplorer provider={provider} previews={previews} defaultFolder="Design" height={720} />
        </ToastProvider>,
      ),
    );
  },
  showTiles: () => document.querySelector<HTMLElement>('[aria-label=Grid]')?.click(),
  scroller: '[data-part=entries]',
  entry: '[data-position][data-kind=file]',
});
