/** In pixels, the smallest first. A picture is not made larger than it came. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;
/** Of either side of a picture that is taken: a screen shows no more. */
export const PICTURE_SIDE_MAX = 16_000;
/** Of the picture as it came. More would take more memory to open than a small server has. */
export const PUBLIC_PIXELS_MAX = 40_000_000;
/** In which a picture is encoded; an overrun ends the process that does it. */
export const ENCODE_SECONDS_MAX = 120;
/** Until that process begins. */
export const ENCODE_START_SECONDS_MAX = 60;
/** Pictures that wait to be encoded, of all people together and of one. */
export const ENCODES_WAITING_MAX = 12;
export const ENCODES_OF_ONE_MAX = 4;
/** Of one person, of pictures that were added. */
export const PICTURES_MAX = 2_000;
/** On the way and not added yet, of one person. */
export const PICTURES_BYTES_MAX = 60_000_000;
/** A picture that nothing has shown for so long is deleted. */
export const UNUSED_KEEP_S = 172_800;
