import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  resource: 'la creación del perfil',
  loading: 'Cargando tu perfil…',
  saved: 'Preparando tu perfil…',
  'failed.title': 'No se pudo cargar tu perfil',
  'failed.text': 'No se pudo cargar la información del perfil. Inténtalo de nuevo.',
  'failed.retry': 'Reintentar',
  title: 'Completa tu perfil',
  lead: 'Unos pocos datos y un PIN, y tu cuenta está lista.',
  'title.pin': 'Elige tu PIN',
  'lead.pin': 'Ya tenemos tu nombre. Solo falta el PIN.',
  'names.title': 'Quién eres',
  'names.hint': 'Escribe tu nombre como figura en tus documentos.',
  first_name: 'Nombre',
  last_name: 'Apellidos',
  username: 'Nombre de usuario',
  'username.hint':
    'Con él te encuentran y te envían dinero. De 3 a 30 letras minúsculas, cifras, puntos, guiones o guiones bajos.',
  'username.checking': 'Comprobando…',
  'username.free': '@{name} está libre',
  'username.taken': '@{name} ya está ocupado',
  'pin.title': 'Tu PIN',
  'pin.hint':
    'Seis cifras que escribirás para entrar y para enviar dinero. Ni series como 123456 ni repeticiones como 111111.',
  pin: 'PIN',
  'pin.again': 'Repite el PIN',
  submit: 'Guardar y continuar',
  who: 'Sesión de {who}',
  sign_out: 'Cerrar sesión',
  'summary.title': 'Revisa lo que has escrito',
  'issue.first_name_required': 'Escribe tu nombre.',
  'issue.last_name_required': 'Escribe tus apellidos.',
  'issue.name_too_long': 'Usa como máximo {maximum} caracteres para un nombre.',
  'issue.name_characters': 'Este nombre tiene caracteres que no podemos aceptar.',
  'issue.username_required': 'Elige un nombre de usuario.',
  'issue.username_too_short': 'Usa al menos {minimum} caracteres para el nombre de usuario.',
  'issue.username_too_long': 'Usa como máximo {maximum} caracteres para el nombre de usuario.',
  'issue.username_characters':
    'Un nombre de usuario lleva letras minúsculas de la a a la z, cifras, puntos, guiones y guiones bajos, y empieza por letra o cifra.',
  'issue.username_reserved': 'Este nombre de usuario está reservado. Elige otro.',
  'issue.username_taken': 'Otra persona tiene este nombre de usuario. Elige otro.',
  'issue.pin_format': 'Escribe las 6 cifras del PIN.',
  'issue.pin_too_simple': 'Este PIN es fácil de adivinar. Elige otro.',
  'issue.pins_differ': 'Los dos PIN no son iguales.',
};
