import { classNames } from '../classNames';
import * as optionList from '../Field/optionList.css';
import * as row from './OptionList.css';

interface OptionTextProps {
  label: string;
  detail: string | undefined;
}

/** An option's two lines. */
export function OptionText({ label, detail }: OptionTextProps) {
  return (
    <span className={optionList.optionText}>
      <span className={row.text}>{label}</span>
      {detail && <span className={classNames(optionList.optionDetail, row.text)}>{detail}</span>}
    </span>
  );
}
