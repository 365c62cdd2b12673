import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'nav.label': 'Servicios',
  'nav.open': 'Abrir la navegación',
  'nav.close': 'Cerrar la navegación',
  'nav.more': 'Más',
  'nav.soon': 'Aún no abiertos',
  'group.you': 'Tú',
  'group.money': 'Dinero',
  'group.support': 'Apoyo y trabajo',
  'group.business': 'Empresa',
  'group.public': 'Servicios públicos',
  'group.tools': 'Herramientas',
  search: 'Buscar',
  'search.title': 'Buscar en todo',
  'search.placeholder': '¿A dónde quieres ir?',
  'search.none': 'No hay resultados. Prueba con otra palabra.',
  'search.close': 'Cerrar',
  'search.home': 'Página de inicio',
  'search.pages': 'Páginas',
  'search.actions': 'Acciones',
  'account.menu': 'Tu cuenta',
  'account.settings': 'Ajustes',
  'account.sign-out': 'Cerrar sesión',
  'account.unnamed': 'Tu cuenta',
  'action.theme.light': 'Usar el tema claro',
  'action.theme.dark': 'Usar el tema oscuro',
  'action.theme.system': 'Usar el tema del sistema',
  'action.lock': 'Bloquear con PIN',
  'idle.pin.title': '¿Sigues ahí?',
  'idle.pin.text':
    'Por tu seguridad volveremos a pedirte el PIN en {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}}.',
  'idle.session.title': 'Tu sesión está a punto de cerrarse',
  'idle.session.text':
    'Llevas un rato sin actividad. Cerraremos tu sesión en {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}}.',
  'idle.stay': 'Seguir conectado',
};
