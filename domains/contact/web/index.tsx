/** `/contact`: writing to us, and how far a message is. */
export function contactScreen() {
  return import('./contact-screen.tsx');
}

/** `/super-admin/contact`: the messages, for staff. */
export function queueScreen() {
  return import('./queue/queue-screen.tsx');
}

/** For the slot `super-admin.contact`. */
export function queueCard() {
  return import('./queue/queue-card.tsx');
}
