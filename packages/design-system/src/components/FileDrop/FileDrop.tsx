'use client';
import { CircleAlert, CircleCheck, FileText, Upload, X } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type DragEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { useLocale } from '../../locale';
import { useMessages } from '../../locale/useMessages';
import { useNumber } from '../../locale/useNumber';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { Field, type FieldText } from '../Field';
import { hidden } from '../Field/Field.css';
import * as box from '../Field/FieldBox.css';
import { Progress } from '../Progress';
import { useControllable } from '../useControllable';
import { wholePercent } from '../wholePercent';
import { withRef } from '../withRef';
import * as styles from './FileDrop.css';
import { fileSize, sizeLimit } from './fileSize';
import { fileDropMessages } from './messages';
import { type FileRejection, fileKey, sortFiles } from './sortFiles';

/** How far the upload of one file is. */
export interface FileProgress {
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** While uploading, 0 to 100. */
  percent?: number;
  /** Instead of our word: why it failed, say. */
  message?: ReactNode;
}

export interface FileDropProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange' | 'children'> {
  value?: readonly File[];
  defaultValue?: readonly File[];
  onValueChange?: (files: File[]) => void;
  /** What was not taken. The person is told here; this is for the app's own records. */
  onReject?: (rejections: FileRejection[]) => void;
  /** As of an input: `.pdf,.dwg,image/*`. Judged by name and declared type: the server looks inside. */
  accept?: string;
  /** Largest file that is taken, bytes. */
  maxSize?: number;
  multiple?: boolean;
  /** How far each file is; the uploading itself is the app's. */
  progressOf?: (file: File) => FileProgress | undefined;
  disabled?: boolean;
  /** For the form's error summary, which leads here by it. Files go by `onValueChange`, not with the form. */
  name?: string;
  dropLabel?: ReactNode;
  chooseLabel?: ReactNode;
  removeLabel?: (name: string) => string;
}

/**
 * Files to be uploaded: dropped here, pasted, or chosen by the button, then listed with their size and how far each is.
 * What is too large or of another type is turned away with a word each, while the good ones go through. It uploads
 * nothing itself.
 *
 * Not for the files of a folder that is open already: there the list itself takes drops (the file explorer).
 *
 * Keyboard: Enter and Space on the button open the browser's own dialog; files can be pasted; Tab goes through the list.
 *
 * @example <FileDrop label="Documents" multiple accept=".pdf" maxSize={10 * 1024 ** 2} value={files} onValueChange={setFiles} />
 */
export const FileDrop = withRef(function FileDrop({
  label,
  hint,
  error,
  required,
  hideLabel,
  value,
  defaultValue = none,
  onValueChange,
  onReject,
  accept,
  maxSize,
  multiple = false,
  progressOf,
  disabled = false,
  name,
  dropLabel,
  chooseLabel,
  removeLabel,
  id,
  className,
  onDragEnter,
  onDragOver,
  onDragLeave,
  onDrop,
  onPaste,
  onClick,
  'aria-describedby': describedBy,
  ...rest
}: FileDropProps) {
  const text = useMessages('FileDrop', fileDropMessages);
  const { locale } = useLocale();
  const written = useNumber();
  const [files, setFiles] = useControllable<readonly File[]>(
    value,
    defaultValue,
    onValueChange && ((next) => onValueChange([...next])),
  );
  const [rejections, setRejections] = useState<readonly FileRejection[]>(none);
  const [news, setNews] = useState('');
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const take = (offered: readonly File[], folders: ReadonlySet<File> = new Set()) => {
    if (disabled || offered.length === 0) return;
    const { good, rejected } = sortFiles(offered, folders, { accept, maxSize, multiple, chosen: files });
    setRejections(rejected);
    if (rejected.length > 0) onReject?.(rejected);
    if (good.length === 0) return;
    setFiles(multiple ? [...files, ...good] : good);
    setNews(text.added(good.length, written(good.length)));
  };
  const remove = (file: File, index: number) => {
    const crosses = list.current?.querySelectorAll<HTMLElement>('[data-part="remove"]');
    (crosses?.[index + 1] ?? crosses?.[index - 1] ?? button.current)?.focus();
    setFiles(files.filter((other) => other !== file));
    setNews(text.removed(file.name));
  };
  /** A drag of files, and nothing else, is ours; the browser would otherwise leave the page to show the file. */
  const guard = (event: DragEvent<HTMLDivElement>): boolean => {
    if (event.defaultPrevented || !event.dataTransfer.types.includes('Files')) return false;
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    return true;
  };
  const chooseByPress = (event: MouseEvent<HTMLDivElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || disabled) return;
    if (event.target instanceof Element && event.target.closest('button, input')) return;
    input.current?.click();
  };
  const reasonOf = ({ file, reason }: FileRejection): string => {
    switch (reason) {
      case 'size':
        return text.tooLarge(file.name, sizeLimit(maxSize ?? 0, locale));
      case 'type':
        return text.wrongType(file.name);
      case 'folder':
        return text.folder(file.name);
      case 'count':
        return text.oneOnly(file.name);
      case 'twice':
        return text.twice(file.name);
    }
  };

  return (
    <Field
      data-component="FileDrop"
      group
      {...{ label, hint, error, required, hideLabel, describedBy }}
      controlId={id}
    >
      {({ id: zoneId, 'aria-describedby': descriptions, 'aria-invalid': invalid }, labelId) => (
        <div className={styles.whole}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box in every engine */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a larger place to press; the button in it is what the keyboard reaches */}
          <div
            role="group"
            id={zoneId}
            aria-labelledby={labelId}
            aria-describedby={descriptions}
            aria-disabled={disabled || undefined}
            data-state={isOver ? 'over' : 'idle'}
            data-invalid={invalid ? '' : undefined}
            data-disabled={disabled ? '' : undefined}
            className={classNames(styles.zone, className)}
            {...rest}
            onClick={chooseByPress}
            onDragEnter={(event) => {
              onDragEnter?.(event);
              if (guard(event) && !disabled) setIsOver(true);
            }}
            onDragOver={(event) => {
              onDragOver?.(event);
              guard(event);
            }}
            onDragLeave={(event) => {
              onDragLeave?.(event);
              // Over a child of ours it is still over us.
              const { relatedTarget } = event;
              if (relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget)) return;
              setIsOver(false);
            }}
            onDrop={(event) => {
              onDrop?.(event);
              setIsOver(false);
              if (guard(event)) take([...event.dataTransfer.files], foldersOf(event.dataTransfer));
            }}
            onPaste={(event) => {
              onPaste?.(event);
              if (event.defaultPrevented || event.clipboardData.files.length === 0) return;
              event.preventDefault();
              take([...event.clipboardData.files]);
            }}
          >
            <Upload aria-hidden="true" className={styles.zoneIcon} />
            <span>{dropLabel ?? text.drop}</span>
            <Button
              ref={button}
              size="small"
              disabled={disabled}
              data-field={name}
              aria-describedby={descriptions}
              onClick={() => input.current?.click()}
            >
              {chooseLabel ?? text.choose(multiple)}
            </Button>
            <input
              ref={input}
              type="file"
              // The button before it is what is pressed and reached.
              tabIndex={-1}
              aria-hidden="true"
              aria-labelledby={labelId}
              className={styles.input}
              {...{ accept, multiple, disabled }}
              onChange={(event) => {
                take([...(event.target.files ?? [])]);
                // The same file can be chosen again after it was removed.
                event.target.value = '';
              }}
            />
          </div>
          {rejections.length > 0 && (
            <div role="alert" data-part="rejected" className={styles.rejected}>
              <CircleAlert aria-hidden="true" className={styles.rejectedIcon} />
              <div className={styles.rejectedWords}>
                <strong className={styles.rejectedTitle}>
                  {text.notTaken(rejections.length, written(rejections.length))}
                </strong>
                <ul className={styles.reasons}>
                  {rejections.map((rejection, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be turned away twice; the list is only replaced
                    <li key={index}>{reasonOf(rejection)}</li>
                  ))}
                </ul>
              </div>
              <button
                type="button"
                aria-label={text.dismiss}
                title={text.dismiss}
                className={classNames(box.innerButton, styles.dismiss)}
                onClick={() => {
                  setRejections(none);
                  button.current?.focus();
                }}
              >
                <X aria-hidden="true" className={box.icon} />
              </button>
            </div>
          )}
          {files.length > 0 && (
            <ul ref={list} aria-label={text.files} className={styles.files}>
              {files.map((file, index) => {
                const progress = progressOf?.(file);
                const removeName = (removeLabel ?? text.remove)(file.name);
                return (
                  <li
                    key={fileKey(file)}
                    data-part="file"
                    data-state={progress?.state}
                    className={styles.file}
                  >
                    <StateIcon state={progress?.state} />
                    <span className={styles.words}>
                      {/* A name has a direction of its own, whatever the page's. */}
                      <bdi title={file.name} className={styles.name}>
                        {file.name}
                      </bdi>
                      <span className={styles.detail}>
                        <bdi>{fileSize(file.size, locale, text.bytes)}</bdi>
                        {progress && (
                          <span className={progress.state === 'failed' ? styles.failure : undefined}>
                            {progress.message ?? stateWord(progress)}
                          </span>
                        )}
                      </span>
                    </span>
                    {!disabled && (
                      <button
                        type="button"
                        data-part="remove"
                        aria-label={removeName}
                        title={removeName}
                        className={box.innerButton}
                        onClick={() => remove(file, index)}
                      >
                        <X aria-hidden="true" className={box.icon} />
                      </button>
                    )}
                    {progress?.state === 'uploading' && (
                      <Progress
                        size="small"
                        label={file.name}
                        value={progress.percent ?? 0}
                        className={styles.progress}
                      />
                    )}
                  </li>
                );
              })}
            </ul>
          )}
          <span role="status" className={hidden}>
            {news}
          </span>
        </div>
      )}
    </Field>
  );

  function stateWord({ state, percent = 0 }: FileProgress): string {
    if (state === 'uploading')
      return (wholePercent(percent / 100) / 100).toLocaleString(locale, { style: 'percent' });
    return text[state];
  }
});

function StateIcon({ state }: { state: FileProgress['state'] | undefined }) {
  const Icon = state === 'done' ? CircleCheck : state === 'failed' ? CircleAlert : FileText;
  return <Icon aria-hidden="true" className={styles.fileIcon} />;
}

const none: readonly never[] = [];

/** Folders among what was dropped: only the items of a drag tell them from files. */
function foldersOf(dropped: DataTransfer): ReadonlySet<File> {
  const folders = new Set<File>();
  const items = [...dropped.items].filter((item) => item.kind === 'file');
  items.forEach((item, index) => {
    const file = dropped.files[index];
    if (file && item.webkitGetAsEntry?.()?.isDirectory) folders.add(file);
  });
  return folders;
}
