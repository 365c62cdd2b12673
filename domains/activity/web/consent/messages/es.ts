import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Tu privacidad, tu decisión',
  lead: 'Nuestras páginas guardan solo aquello sin lo que no funcionan. ¿Nos permites un poco más? Sin publicidad y sin nada para otras empresas.',
  more: 'Detalles: <cookies>cookies y almacenamiento</cookies>, <privacy>aviso de privacidad</privacy>',
  accept: 'Aceptar',
  reject: 'Rechazar',
  manage: 'Elegir yo',
  'settings.title': 'Ajustes de cookies',
  'settings.lead': 'Cada tipo va por separado. Puedes cambiarlo cuando quieras.',
  save: 'Guardar mi elección',
  close: 'Cerrar sin guardar',
  objects:
    'Tu navegador pide que no te rastreen. Lo tomamos como un no: todo lo opcional queda apagado salvo que lo actives.',
  always: 'Siempre activo',
  necessary: 'Necesario',
  'necessary.text': 'Tu sesión, esta respuesta y el aspecto e idioma que eliges.',
  preferences: 'Preferencias',
  'preferences.text': 'Nuestro servidor conoce tu idioma, para que las páginas lleguen ya en él.',
  analytics: 'Analítica',
  'analytics.text':
    'Anota qué páginas usas con tu sesión iniciada, en nuestro propio servidor, durante noventa días.',
  security_location: 'Lugar por seguridad',
  'security_location.text':
    'Anota el lugar aproximado de un inicio de sesión, para notar accesos ajenos. A unos diez kilómetros.',
  marketing: 'Marketing',
  'marketing.text':
    'Novedades sobre nuestros servicios. Aún no enviamos ninguna: por ahora solo se guarda tu respuesta.',
};
