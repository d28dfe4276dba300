'use client';
import { IconButton, Menu, useNumber } from '@linework/design-system';
import { ChevronLeft, ChevronRight, Layers, Minus, Plus, Ruler, Search } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { ExplorerMessages } from '../../messages';
import type { PreviewView } from '../../ports/PreviewPlugin';
import * as styles from './FilePreview.css';

interface PreviewControlsProps {
  view: PreviewView;
  text: ExplorerMessages;
  /** Left out where nothing can be looked for. */
  onFind?: (() => void) | undefined;
}

const ZOOM_STEP = 1.25;
const ZOOM_RANGE = [0.05, 16] as const;

/** Pages, zoom, search and layers of what is shown: only what it has. */
export function PreviewControls({ view, text, onFind }: PreviewControlsProps) {
  const state = useSyncExternalStore(view.subscribe, view.getState, view.getState);
  const written = useNumber();
  const {
    page,
    pageCount,
    zoom,
    zoomRange = ZOOM_RANGE,
    fits,
    layers,
    measuring = false,
    measurement,
    facts,
  } = state;
  const { goToPage, setZoom, fit, setLayerVisible, setMeasuring, find } = view;
  const hasPages = goToPage && page !== undefined && pageCount !== undefined && pageCount > 1;
  const hasZoom = setZoom && zoom !== undefined;
  const hasLayers = setLayerVisible && layers && layers.length > 0;
  if (!hasPages && !hasZoom && !hasLayers && !setMeasuring && !find && !facts?.length) return null;
  const zoomTo = (to: number) => setZoom?.(Math.max(zoomRange[0], Math.min(zoomRange[1], to)));
  return (
    <div role="group" aria-label={text.previewControls} className={styles.controls}>
      {hasPages && (
        <>
          <IconButton
            size="small"
            className={styles.control}
            label={text.previousPage}
            icon={<ChevronLeft />}
            disabled={page <= 1}
            onClick={() => goToPage(page - 1)}
          />
          <output aria-label={text.pageName(written(page), written(pageCount))} className={styles.figure}>
            {text.page(written(page), written(pageCount))}
          </output>
          <IconButton
            size="small"
            className={styles.control}
            label={text.nextPage}
            icon={<ChevronRight />}
            disabled={page >= pageCount}
            onClick={() => goToPage(page + 1)}
          />
        </>
      )}
      {hasPages && hasZoom && <span className={styles.divider} aria-hidden="true" />}
      {hasZoom && (
        <>
          <IconButton
            size="small"
            className={styles.control}
            label={text.zoomOut}
            icon={<Minus />}
            onClick={() => zoomTo(zoom / ZOOM_STEP)}
          />
          {fit && (
            <button type="button" aria-pressed={fits} className={styles.fit} onClick={fit}>
              {fits ? text.fit : `${written(Math.round(zoom * 100))} %`}
            </button>
          )}
          <IconButton
            size="small"
            className={styles.control}
            label={text.zoomIn}
            icon={<Plus />}
            onClick={() => zoomTo(zoom * ZOOM_STEP)}
          />
        </>
      )}
      {find && (
        <IconButton
          size="small"
          className={styles.control}
          label={text.findInFile}
          icon={<Search />}
          onClick={onFind}
        />
      )}
      {hasLayers && (
        <Menu
          trigger={
            <IconButton size="small" className={styles.control} label={text.layers} icon={<Layers />} />
          }
        >
          {layers.map(({ id, name, visible, added = 0, removed = 0 }) => (
            <Menu.CheckboxItem
              key={id}
              checked={visible}
              onCheckedChange={(checked) => setLayerVisible(id, checked === true)}
            >
              {added + removed > 0 ? text.changedLayer(name, written(added), written(removed)) : name}
            </Menu.CheckboxItem>
          ))}
        </Menu>
      )}
      {setMeasuring && (
        <>
          <IconButton
            size="small"
            className={styles.control}
            label={text.measure}
            icon={<Ruler />}
            aria-pressed={measuring}
            onClick={() => setMeasuring(!measuring)}
          />
          <output aria-label={text.measured} className={styles.facts} hidden={!measuring}>
            {measuring ? (measurement ?? text.measureHint) : ''}
          </output>
        </>
      )}
      {facts && facts.length > 0 && !measuring && <span className={styles.facts}>{facts.join(' · ')}</span>}
    </div>
  );
}
