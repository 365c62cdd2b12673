import type { AnchorProps } from '@egcr/ui/link';
import { savesData } from '@egcr/web-kit/saves-data';
import { useRouter } from '@egcr/web-kit/router.tsx';
import type { MouseEvent } from 'react';

function isOurs(href: string): boolean {
  return (
    href.startsWith('/') && !href.startsWith('//') && !/^\/(api|dev|auth\/v1|\.well-known)(\/|$)/.test(href)
  );
}

function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Every link of the app: our own addresses go through the router and are fetched when the pointer nears; others are plain. */
export function RouterAnchor({ href, onClick, onPointerEnter, target, children, ...props }: AnchorProps) {
  const router = useRouter();
  if (!isOurs(href) || target !== undefined || props.download !== undefined) {
    return (
      <a {...props} href={href} target={target} onClick={onClick} rel={target ? 'noopener' : props.rel}>
        {children}
      </a>
    );
  }
  return (
    <a
      {...props}
      href={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        if (!savesData()) router.preload(href);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainPress(event)) return;
        event.preventDefault();
        router.go(href);
      }}
    >
      {children}
    </a>
  );
}
