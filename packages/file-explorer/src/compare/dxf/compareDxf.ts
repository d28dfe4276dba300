import type { ComparisonView, PreviewSource } from '../../ports/PreviewPlugin';
import type { DxfPreviewOptions } from '../../previews/DxfPreviewOptions';
import { askWorker, bytesOf, fontsOf } from '../../previews/dxf/askWorker';
import { plainLine } from '../../previews/dxf/plainText';
import { bothOf } from '../bothOf';
import { namesOf, showComparison } from '../showComparison';
import type { CompareRequest, ComparisonAnswer } from './DrawingComparison';
import { paintScenes } from './paintScenes';

/** Two DXF over each other, compared by their entities in a worker of its own. */
export async function compareDxf(
  options: DxfPreviewOptions,
  host: HTMLElement,
  first: PreviewSource,
  second: PreviewSource,
  signal: AbortSignal,
): Promise<ComparisonView> {
  const [before, after] = await bothOf(first, second, bytesOf);
  const request: CompareRequest = { kind: 'compare', before, after, fonts: fontsOf(options) };
  const { answer, worker } = await askWorker<ComparisonAnswer>(options, request, [before, after], signal);
  worker.terminate();
  const { comparison, scenes } = answer;
  const { bounds, changes, counts, layers, omitted } = comparison;
  return showComparison(host, namesOf(first, second), {
    ...{ bounds, changes, counts, omitted },
    countsAre: 'entities',
    layers: layers.map(({ name, visible, added, removed }) => ({
      ...{ id: name, name: plainLine(name), visible, added, removed },
    })),
    paint: paintScenes(scenes),
  });
}
