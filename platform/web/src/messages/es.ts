import type { Translation } from '../messages.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'issue.required': 'Rellena este campo.',
  'issue.format': 'Revisa este dato: no tiene el formato esperado.',
  'issue.too_long':
    'Usa como máximo {maximum, plural, one {# carácter} many {# de caracteres} other {# caracteres}}.',
  'issue.too_short':
    'Usa al menos {minimum, plural, one {# carácter} many {# de caracteres} other {# caracteres}}.',
  'failure.unreachable':
    'No hemos podido conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.',
  'failure.internal': 'Ha fallado algo por nuestra parte. Inténtalo de nuevo dentro de un momento.',
  'failure.wait':
    'Vas un poco deprisa. Inténtalo de nuevo en {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}}.',
  'failure.session_expired': 'Tu sesión ha terminado. Inicia sesión de nuevo.',
  'failure.pin_required': 'Introduce primero tu PIN.',
  'failure.profile_incomplete': 'Completa primero tu perfil.',
  'failure.verification_required':
    'Verifica tu correo electrónico o tu teléfono para acceder a este contenido.',
  'failure.role_required': 'Tu cuenta no tiene acceso a esto.',
  'failure.second_factor_required':
    'Confirma primero tu inicio de sesión con tu aplicación de autenticación o una llave de acceso.',
  'failure.not_found': 'No hemos encontrado lo que buscas.',
  'failure.conflict': 'Esto ha cambiado entretanto. Revísalo y repite la acción.',
  'failure.in_progress': 'Todavía estamos procesando esta solicitud. Espera un momento.',
  'failure.file_too_costly':
    'Este archivo es demasiado complejo y no se ha importado nada. Elige un periodo más corto e inténtalo de nuevo.',
  'failure.validation_failed': 'Revisa los datos que has introducido.',
};
