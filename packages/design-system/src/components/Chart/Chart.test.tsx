import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LocaleProvider } from '../../locale';
import { describeConformance } from '../../testing/describeConformance';
import { Chart, type ChartProps } from './Chart';
import { stackedEnds, valueScale } from './valueScale';

const hours: ChartProps = {
  type: 'bar',
  label: 'Hours by week',
  categoryLabel: 'Week',
  categories: ['W 10', 'W 11', 'W 12'],
  series: [
    { id: 'b', label: 'Billable', values: [31, 34.5, null] },
    { id: 'i', label: 'Internal', values: [6, 4, 8] },
  ],
};
const share: ChartProps = {
  ...hours,
  type: 'donut',
  label: 'Hours by project',
  categoryLabel: 'Project',
  categories: ['Gate', 'Quay', 'Bridge'],
  series: [{ id: 'h', label: 'Hours', values: [50, 30, 20] }],
};

for (const type of ['bar', 'stacked', 'line', 'donut'] as const) {
  describeConformance('Chart', (props) => <Chart {...hours} type={type} {...props} />, { element: 'FIGURE' });
}

const plot = () => screen.getByRole('application');
const parts = (name: string) => [...document.querySelectorAll(`[data-part="${name}"]`)];
const tooltip = () => parts('tooltip')[0];

describe('Chart', () => {
  it('tells the figures of what is pointed out in the legend, where that is the readout', async () => {
    render(<Chart {...hours} type="stacked" readout />);
    const readout = () => parts('readout')[0];
    expect(readout()).toHaveTextContent('W 12Billableno valueInternal8');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(readout()).toHaveTextContent('W 11Billable34.5Internal4');
    expect(tooltip()).toBeUndefined();
  });

  it('has a table of the same figures behind it', () => {
    render(<Chart {...hours} />);
    const table = screen.getByRole('table', { name: 'Hours by week' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Week', 'Billable', 'Internal'],
      ['W 10', '31', '6'],
      ['W 11', '34.5', '4'],
      ['W 12', 'no value', '8'],
    ]);
  });

  it('adds up what is stacked', () => {
    render(<Chart {...hours} type="stacked" />);
    expect(screen.getByRole('row', { name: 'W 11 34.5 4 38.5' })).toBeInTheDocument();
  });

  it('tells each slice’s share', () => {
    render(<Chart {...share} />);
    expect(screen.getByRole('row', { name: 'Quay 30 30%' })).toBeInTheDocument();
  });

  it('tells of no slice that it is all or nothing, unless it is', () => {
    render(<Chart {...share} series={[{ id: 'h', label: 'Hours', values: [299, 1, 0] }]} />);
    for (const name of ['Gate 299 99%', 'Quay 1 1%', 'Bridge 0 0%'])
      expect(screen.getByRole('row', { name })).toBeInTheDocument();
  });

  it('shows the table in the chart’s place, and back', async () => {
    render(<Chart {...hours} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getByRole('region', { name: 'Hours by week' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('draws a bar for each figure and none where there is none', () => {
    render(<Chart {...hours} />);
    expect(parts('bar')).toHaveLength(5);
  });

  it('breaks a line where a figure is missing', () => {
    render(<Chart {...hours} type="line" series={[{ id: 'a', label: 'A', values: [1, null, 3] }]} />);
    expect(parts('line')[0]?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
    expect(parts('point')).toHaveLength(2);
  });

  it('goes from value to value by arrow keys, and says each', async () => {
    render(<Chart {...hours} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(plot()).toHaveFocus();
    const status = screen.getByRole('status');
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    expect(status).toHaveTextContent('W 12, Billable: no value');
    await userEvent.keyboard('{Home}{ArrowDown}');
    expect(status).toHaveTextContent('W 10, Internal: 6');
    await userEvent.keyboard('{End}');
    expect(status).toHaveTextContent('W 12, Internal: 8');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    expect(status).toHaveTextContent('W 11, Billable: 34.5');
    expect(tooltip()).toHaveTextContent('W 11Billable34.5Internal4');
  });

  it('goes the other way where text does', async () => {
    render(<Chart {...hours} style={{ direction: 'rtl' }} />);
    plot().style.direction = 'rtl';
    plot().focus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(screen.getByRole('status')).toHaveTextContent('W 11, Billable: 34.5');
  });

  it('hides the tooltip on Escape and when the focus leaves', async () => {
    render(<Chart {...hours} />);
    plot().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tooltip()).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(tooltip()).toBeUndefined();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    expect(tooltip()).toBeUndefined();
  });

  it('shows the category under the pointer, without reading it out', () => {
    render(<Chart {...hours} />);
    plot().getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
    fireEvent.pointerMove(plot(), { clientX: 150, clientY: 50 });
    expect(tooltip()).toHaveTextContent('W 11');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    fireEvent.pointerLeave(plot());
    expect(tooltip()).toBeUndefined();
  });

  it('shows a slice in the middle of the donut, else the total', async () => {
    render(<Chart {...share} />);
    expect(parts('middle')[0]).toHaveTextContent('100Total');
    plot().focus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    expect(parts('middle')[0]).toHaveTextContent('30Quay');
    expect(parts('slice')[1]).toHaveAttribute('data-active');
  });

  it('writes figures as the locale does, units and money included', () => {
    render(
      <LocaleProvider locale="de-DE">
        <Chart
          {...hours}
          format={{ style: 'currency', currency: 'EUR' }}
          series={[{ id: 'a', label: 'Ist', values: [1234.5, 0, 0] }]}
        />
      </LocaleProvider>,
    );
    expect(screen.getByRole('cell', { name: /1\.234,50\s€/ })).toBeInTheDocument();
  });

  it('says so when there are no figures', () => {
    render(<Chart {...hours} series={[{ id: 'a', label: 'A', values: [null, null, null] }]} />);
    expect(screen.getByText('No figures yet')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is drawn by a server as by a browser', () => {
    expect(renderToString(<Chart {...hours} />).match(/data-part="bar"/g)).toHaveLength(5);
  });

  it('names its patterns so that two charts on a page do not share them', () => {
    const { container } = render(
      <>
        <Chart {...hours} />
        <Chart {...hours} />
      </>,
    );
    const ids = [...container.querySelectorAll('pattern')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('valueScale', () => {
  it('begins at nought and ends at a round figure', () => {
    const scale = valueScale([13, 87]);
    expect(scale.ticks).toEqual([0, 20, 40, 60, 80, 100]);
    expect(scale.at(0)).toBe(100);
    expect(scale.at(87)).toBeCloseTo(13);
  });

  it('goes below nought for what does', () => {
    const scale = valueScale([-20, 40]);
    expect(scale.at(-20)).toBe(100);
    expect(scale.ticks).toContain(0);
  });

  it('has a scale where all is nought', () => {
    expect(valueScale([0]).at(0)).toBe(100);
    expect(Number.isFinite(valueScale([]).at(0))).toBe(true);
  });

  it('hangs what is below nought from it', () => {
    const ends = stackedEnds(
      [
        { id: 'a', label: 'A', values: [3] },
        { id: 'b', label: 'B', values: [-2] },
        { id: 'c', label: 'C', values: [4] },
      ],
      1,
    );
    expect(ends.map(([part]) => part)).toEqual([
      [0, 3],
      [-2, 0],
      [3, 7],
    ]);
  });
});
