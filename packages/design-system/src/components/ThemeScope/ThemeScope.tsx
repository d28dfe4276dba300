'use client';
import { Slot } from 'radix-ui';
import { type ComponentPropsWithRef, useContext, useEffect } from 'react';
import type { ThemeId } from '../../theme/themeIds';
import { classNames } from '../classNames';
import { whenMissing } from '../ThemeProvider/missingTheme';
import { ThemeContext } from '../ThemeProvider/ThemeContext';
import { ScopeThemeContext } from '../useScopeTheme';
import { withRef } from '../withRef';
import * as styles from './ThemeScope.css';

export interface ThemeScopeProps extends ComponentPropsWithRef<'div'> {
  /** Id of the theme inside. A ThemeProvider that has `load` brings its stylesheet; without one it must be there. */
  theme: ThemeId | (string & {});
  /** Render the only child as the scope. */
  asChild?: boolean;
}

/**
 * A part of the page in another theme: a dark panel, a preview, a specimen. Dialogs, menus, lists and tooltips opened from
 * inside look like it too, though they are drawn at the end of the page. Until its stylesheet is there it looks like what is
 * around it. Toasts belong to the whole page and look like the place of their ToastProvider.
 *
 * Not for the app's own theme, which is ThemeProvider's. Portalled content of your own takes `useScopeTheme`.
 *
 * @example
 * <ThemeScope theme="nord" asChild>
 *   <aside><Sidebar groups={groups} /></aside>
 * </ThemeScope>
 */
export const ThemeScope = withRef(function ThemeScope({
  theme,
  asChild = false,
  className,
  ...rest
}: ThemeScopeProps) {
  const loadTheme = useContext(ThemeContext)?.loadTheme;
  // A stylesheet is outside React.
  useEffect(() => {
    if (!loadTheme) return whenMissing(theme, (error) => reportError(error));
    void loadTheme(theme);
    return undefined;
  }, [loadTheme, theme]);
  const Root = asChild ? Slot.Root : 'div';
  return (
    <ScopeThemeContext.Provider value={theme}>
      <Root
        data-component="ThemeScope"
        data-theme={theme}
        className={classNames(styles.root, className)}
        {...rest}
      />
    </ScopeThemeContext.Provider>
  );
});
