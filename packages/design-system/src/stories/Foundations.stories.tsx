import type { Meta, StoryObj } from '@storybook/react-vite';
import { Colours, Elevation, Icons, Motion, Space, Type } from './Foundations';

/** The tokens as the theme in the toolbar has them. */
const meta = {
  title: 'Foundations/Tokens',
  tags: ['!autodocs'],
  component: Colours,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Colours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colour: Story = {};
export const Typography: Story = { render: () => <Type /> };
export const SpaceAndCorners: Story = { render: () => <Space /> };
export const Shadows: Story = { render: () => <Elevation /> };
export const Movement: Story = { render: () => <Motion /> };
export const Iconography: Story = { render: () => <Icons /> };
