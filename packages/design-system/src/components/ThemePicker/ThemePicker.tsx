'use client';
import { Palette } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../locale/useMessages';
import { classNames } from '../classNames';
import { IconButton } from '../IconButton';
import { Menu, type MenuContentProps } from '../Menu';
import { useTheme } from '../ThemeProvider';
import { withRef } from '../withRef';
import { themePickerMessages } from './messages';
import * as styles from './ThemePicker.css';
import { ThemeSwatch } from './ThemeSwatch';

export interface ThemePickerProps extends Omit<MenuContentProps, 'children'> {
  /** The button that opens it; an icon button named `label` unless given. */
  trigger?: ReactElement;
  label?: string;
  /** Show the entry under focus on the page behind, before it is chosen. */
  livePreview?: boolean;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Long enough to pass over entries without the page flickering behind. */
const previewDelay = 150;

/**
 * The list of themes: name, description and a small drawing of each. The choice is applied and saved at once.
 *
 * Not for a part of the page (`ThemeScope`) nor without a `ThemeProvider`.
 *
 * Keyboard: as in `Menu`; the theme in focus is shown, Enter takes it, Escape puts back the old one.
 */
export const ThemePicker = withRef(function ThemePicker({
  trigger,
  label: givenLabel,
  livePreview = true,
  open,
  defaultOpen,
  onOpenChange,
  align = 'end',
  className,
  ...rest
}: ThemePickerProps) {
  const text = useMessages('ThemePicker', themePickerMessages);
  const label = givenLabel ?? text.name;
  const { theme, setTheme, preview, themes } = useTheme<string>();
  /** The list itself stays in the theme it was opened in, so that nothing moves under the pointer. */
  const [frame, setFrame] = useState(theme);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A timer outlives the component unless it is stopped.
  useEffect(() => () => clearTimeout(waiting.current), []);

  const show = (id: string) => {
    if (!livePreview) return;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void preview(id), previewDelay);
  };
  const settle = (isOpen: boolean) => {
    clearTimeout(waiting.current);
    if (isOpen) setFrame(theme);
    else void preview(null);
    onOpenChange?.(isOpen);
  };
  const choose = (id: string) => {
    clearTimeout(waiting.current);
    void setTheme(id);
  };
  return (
    <Menu.Root open={open} defaultOpen={defaultOpen} onOpenChange={settle}>
      <Menu.Trigger>{trigger ?? <IconButton label={label} icon={<Palette />} />}</Menu.Trigger>
      <Menu.Content
        align={align}
        data-component="ThemePicker"
        data-theme={frame}
        className={classNames(styles.content, className)}
        {...rest}
      >
        <Menu.RadioGroup value={theme} onValueChange={choose} aria-label={label}>
          {themes.map(({ id, name, description, swatch }) => (
            <Menu.RadioItem key={id} value={id} className={styles.entry} onFocus={() => show(id)}>
              <span className={styles.choice}>
                <ThemeSwatch swatch={swatch} />
                <span>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.description}>{description}</span>
                </span>
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Content>
    </Menu.Root>
  );
});
