import { expect, test } from 'vitest';

import { cleanName, streamHeaders } from './file-headers.ts';

test.each([
  ['../../etc/passwd', 'passwd'],
  ['report\u202efdp.exe', 'reportfdp.exe'],
  ['a\r\nb.txt', 'ab.txt'],
  ['  ', 'file'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
])('the name %j becomes %j', (given, cleaned) => {
  expect(cleanName(given)).toBe(cleaned);
});

test('a file goes out as something to save, in a sandbox', () => {
  expect(streamHeaders({ name: 'Über "uns"; (1).pdf', mediaType: 'application/pdf' })).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="_ber _uns__ _1_.pdf"; filename*=UTF-8''%C3%9Cber%20%22uns%22%3B%20%281%29.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});
