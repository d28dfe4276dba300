import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Button } from '../Button';
import { DateField } from '../DateField';
import { MoneyField } from '../MoneyField';
import { SegmentedControl } from '../SegmentedControl';
import { Select } from '../Select';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import { Form } from './Form';
import { FormActions } from './FormActions';
import { FormGrid } from './FormGrid';
import { FormSection } from './FormSection';

const meta = { title: 'Components/Form', component: Form } satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Form
        onSubmit={(event) => event.preventDefault()}
        errors={[
          { path: 'endDate', label: 'End date', message: 'End date must be after start date' },
          { path: 'budget', label: 'Budget', message: 'Valid budget amount is required' },
        ]}
      >
        <FormSection title="Details" description="What the client sees on the cover of every report.">
          <TextField label="Project name" required name="name" defaultValue="Spillway gate renewal" />
          <TextArea
            label="Description"
            name="description"
            defaultValue="Replacement of two vertical-lift gates, hoists and local control at the Bergstrand dam."
          />
          <FormGrid>
            <Select
              label="Client"
              name="client"
              required
              options={[{ value: 'bergstrand', label: 'Bergstrand Hydro AB' }]}
              defaultValue="bergstrand"
            />
            <SegmentedControl
              label="Priority"
              name="priority"
              options={['Low', 'Medium', 'High'].map((word) => ({ value: word, label: word }))}
              defaultValue="Medium"
            />
            <DateField label="Start date" name="startDate" required defaultValue="2026-12-01" />
            <DateField
              label="End date"
              name="endDate"
              required
              defaultValue="2026-11-15"
              error="End date must be after start date"
            />
            <MoneyField
              label="Budget"
              name="budget"
              currencySymbol="€"
              defaultValue="12,5"
              error="Valid budget amount is required"
            />
            <Select
              label="Status"
              name="status"
              options={[{ value: 'Planning', label: 'Planning' }]}
              defaultValue="Planning"
            />
          </FormGrid>
        </FormSection>
        <FormActions>
          <Button>Cancel</Button>
          <Button type="submit" variant="solid" tone="accent">
            Update Project
          </Button>
        </FormActions>
      </Form>
    </Sheet>
  ),
};
