import { useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => undefined;

/**
 * What people act on, such as a form: left out of a page that is drawn ahead of time, so that nobody writes into it before it listens.
 * `placeholder` keeps its room.
 */
export function OnceAlive({
  placeholder = null,
  children,
}: {
  readonly placeholder?: ReactNode;
  readonly children: ReactNode;
}) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isAlive ? children : placeholder;
}
