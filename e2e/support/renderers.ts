import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Ticks of Linux, per second. */
const TICKS = 100;

/** What the processes of pages use, workers and frames included. Only Linux tells. */
export interface RenderersUse {
  /** Bytes. */
  memory: number;
  /** Seconds since they began. */
  cpu: number;
}

export async function renderersOf(page: Page): Promise<RenderersUse> {
  const ofBrowser = await page.context().browser()?.newBrowserCDPSession();
  if (!ofBrowser) throw new Error('This page has no browser whose processes could be asked for');
  const { processInfo } = await ofBrowser.send('SystemInfo.getProcessInfo');
  await ofBrowser.detach();
  const each = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => useOf(id));
  if (each.length === 0) throw new Error('The browser tells of no process of a page');
  return {
    memory: each.reduce((sum, { memory }) => sum + memory, 0),
    cpu: each.reduce((sum, { cpu }) => sum + cpu, 0),
  };
}

export async function collectGarbage(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (let time = 0; time < 2; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  await devtools.detach();
}

function useOf(id: number): RenderersUse {
  const status = readFileSync(`/proc/${id}/status`, 'utf8');
  // Behind the name, which may hold spaces; see proc(5).
  const facts = readFileSync(`/proc/${id}/stat`, 'utf8').replace(/.*\) /, '').split(' ');
  return {
    memory: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) * 1024,
    cpu: (Number(facts[11]) + Number(facts[12])) / TICKS,
  };
}
