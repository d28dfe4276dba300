'use client';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import type { ThemeId } from '../../theme/themeIds';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './ThemeScope.css';

export interface ThemeScopeProps extends ComponentPropsWithRef<'div'> {
  /** Id of the theme inside; its stylesheet must be there. */
  theme: ThemeId | (string & {});
  /** Render the only child as the scope. */
  asChild?: boolean;
}

/**
 * A part of the page in another theme: a preview, a specimen. Not for the app's own theme, which is ThemeProvider's, and not
 * for a dark corner of a screen. Dialogs and menus opened from inside are drawn at the end of the page, in its theme.
 *
 * @example <ThemeScope theme="nord"><Preview /></ThemeScope>
 */
export const ThemeScope = withRef(function ThemeScope({
  theme,
  asChild = false,
  className,
  ...rest
}: ThemeScopeProps) {
  const Root = asChild ? Slot.Root : 'div';
  return (
    <Root
      data-component="ThemeScope"
      data-theme={theme}
      className={classNames(styles.root, className)}
      {...rest}
    />
  );
});
