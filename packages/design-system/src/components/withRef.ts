import { forwardRef, type ReactNode, type Ref } from 'react';

/**
 * Gives a component its `ref` as a prop under React 18 as under 19, so that every component is written the way of 19. Its
 * type stays the function's own, generics included.
 */
// biome-ignore lint/suspicious/noExplicitAny: the props of every component
export function withRef<Component extends (props: any) => ReactNode>(component: Component): Component {
  const forwarded = forwardRef<unknown, Record<string, unknown>>((props, ref: Ref<unknown>) =>
    component(ref ? { ...props, ref } : props),
  );
  forwarded.displayName = component.name;
  // A forwardRef object is called by React, never by us: to JSX both are components.
  return forwarded as unknown as Component;
}
