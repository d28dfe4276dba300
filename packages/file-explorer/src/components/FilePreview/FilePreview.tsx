'use client';
import { Button, Callout } from '@linework/design-system';
import { Download, FileX } from 'lucide-react';
import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react';
import { isShortcut } from '../../core/isShortcut';
import { type ExplorerMessages, explorerMessages } from '../../messages';
import type { FileEntry, FileProvider } from '../../ports/FileProvider';
import type { PreviewPlugin, PreviewView } from '../../ports/PreviewPlugin';
import { FileIcon } from '../FileIcon';
import * as styles from './FilePreview.css';
import { FindBar } from './FindBar';
import { PreviewStage } from './PreviewStage';
import { usePreview } from './usePreview';

export interface FilePreviewProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  file: FileEntry;
  provider: Pick<FileProvider, 'readFile' | 'urlOf' | 'thumbnailOf'>;
  /** The first that matches is taken. Keep the same array between renders. */
  previews: readonly PreviewPlugin[];
  messages?: Partial<ExplorerMessages>;
}

/**
 * The content of a file: pages, a picture, text, with buttons to go through it. What has no preview, or cannot be read, says so and offers
 * a download.
 *
 * Not for a list's small pictures (`FileIcon`).
 *
 * Keyboard: Tab goes to the content, where arrows scroll, and to its buttons; Ctrl+F looks for a text in it.
 *
 * @example <FilePreview file={file} provider={provider} previews={[imagePreview()]} />
 */
export const FilePreview = forwardRef(function FilePreview(
  { file, provider, previews, messages, className, onKeyDown, ...rest }: FilePreviewProps,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const text: ExplorerMessages = { ...explorerMessages, ...messages };
  const host = useRef<HTMLDivElement>(null);
  const preview = usePreview(host, file, provider, previews);
  const { status, view } = preview;
  const [searched, setSearched] = useState<PreviewView | null>(null);
  const canFind = view?.find !== undefined;
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || !canFind || !isShortcut('mod+f', event)) return;
    event.preventDefault();
    setSearched(view);
  };
  const closeSearch = () => {
    setSearched(null);
    host.current?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  };
  const isBlank = status === 'none' || status === 'failed';
  const url = isBlank && file.may?.read !== false ? provider.urlOf?.(file) : undefined;
  return (
    <div
      ref={ref}
      role="group"
      aria-label={text.preview(file.name)}
      data-component="FilePreview"
      data-state={status}
      className={[styles.root, className].filter(Boolean).join(' ')}
      {...rest}
      onKeyDown={handleKey}
    >
      {view !== null && searched === view && <FindBar view={view} text={text} onClose={closeSearch} />}
      <PreviewStage
        host={host}
        shown={preview}
        waitingFor={text.loadingPreview}
        text={text}
        onFind={() => setSearched(view)}
      >
        {status === 'failed' ? (
          <span className={styles.failedIcon}>
            <FileX aria-hidden="true" />
          </span>
        ) : (
          <FileIcon
            size="large"
            name={file.name}
            type={file.type}
            thumbnail={provider.thumbnailOf?.(file, 480)}
          />
        )}
        {status === 'failed' ? (
          <Callout tone="warning" role="status" title={text.previewFailed} className={styles.problem}>
            {preview.problem}
          </Callout>
        ) : (
          <span className={styles.words}>{text.noPreview}</span>
        )}
        {url && (
          <Button asChild size="small" icon={<Download />}>
            <a href={url} download={file.name}>
              {text.download}
            </a>
          </Button>
        )}
      </PreviewStage>
    </div>
  );
});
