import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { layerStyle } from '../theme/layerStyle';

const solid = createVar();
const onSolid = createVar();
const tint = createVar();
const onTint = createVar();
const text = createVar();
const edge = createVar();
const mark = createVar();

/** Private variables of whatever has a tone: the tone sets them, the component's styles consume them. */
export const toned = { solid, onSolid, tint, onTint, text, edge, mark };

/** One class per meaning. */
export const tone = styleVariants(
  {
    neutral: vars.color.neutral,
    accent: vars.color.accent,
    info: vars.color.info,
    success: vars.color.success,
    warning: vars.color.warning,
    danger: vars.color.danger,
    review: vars.color.review,
  },
  (role) => [
    layerStyle('base', {
      vars: {
        [solid]: role.solid,
        [onSolid]: role.onSolid,
        [tint]: role.subtle,
        [onTint]: role.onSubtle,
        [text]: role.text,
        [edge]: role.border,
        [mark]: role.mark,
      },
    }),
  ],
);

export type Tone = keyof typeof tone;
