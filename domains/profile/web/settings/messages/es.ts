import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Ajustes',
  lead: 'Tu perfil, tu acceso y la forma en que te hablamos.',
  'list.label': 'Partes de los ajustes',
  back: 'Todos los ajustes',
  loading: 'Cargando…',
  profile: 'Perfil',
  'profile.text': 'Nombres, usuario y PIN',
  contacts: 'Contactos',
  'contacts.text': 'Correo y teléfono',
  security: 'Seguridad',
  'security.text': 'Contraseña, segundo factor, llaves de acceso, dispositivos',
  preferences: 'Preferencias',
  'preferences.text': 'Idioma, moneda, lugar y aspecto',
  activity: 'Actividad y privacidad',
  'activity.text': 'Qué se guarda de lo que haces y por qué',
  referral: 'Referidos',
  'referral.text': 'Invita a otras personas',
  'names.title': 'Nombres',
  'names.lead': 'Los demás los ven cuando envías o pides dinero.',
  'names.save': 'Guardar nombres',
  'names.saved': 'Perfil guardado',
  'names.old':
    'Tu antiguo nombre de usuario sigue siendo tuyo: el dinero enviado a él no puede llegar a un extraño.',
};
