import { describe, expect, it } from 'vitest';

import { withMetas } from './page-metas.ts';

const page = '<html><head><title>EGCR</title></head><body></head></body></html>';

describe('what a page knows about its installation', () => {
  it('stands at the end of the head, once, and changes nothing where there is nothing to know', () => {
    expect(withMetas(page, { 'site-blog': 'https://blog.example.org/', 'site-ai': '/ai' })).toBe(
      '<html><head><title>EGCR</title><meta name="site-blog" content="https://blog.example.org/">' +
        '<meta name="site-ai" content="/ai"></head><body></head></body></html>',
    );
    expect(withMetas(page, {})).toBe(page);
  });

  it('cannot break out of its quotes, whatever an operator sets', () => {
    const written = withMetas(page, { 'site-blog': `https://x/?a=1&b="><script>alert(1)</script>$&` });
    expect(written).not.toContain('<script>');
    expect(written).toContain('a=1&amp;b=&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;">');
  });
});
