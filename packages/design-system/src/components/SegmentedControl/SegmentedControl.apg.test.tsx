import { describeRadioKeys } from '../../testing/describeRadioKeys';
import { SegmentedControl } from './SegmentedControl';

describeRadioKeys('SegmentedControl', SegmentedControl);
