import { describeRadioKeys } from '../../testing/describeRadioKeys';
import { RadioGroup } from './RadioGroup';

describeRadioKeys('RadioGroup', RadioGroup);
