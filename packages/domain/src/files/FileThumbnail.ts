import { z } from 'zod';
import { fileMessages as say } from './fileMessages';

/** The small picture of a file's content: a JPEG, which every browser can make. */
export const THUMBNAIL = { type: 'image/jpeg', maxBytes: 48 * 1024, maxSide: 512 } as const;

/** PUT /api/files/{id}/thumbnail: what a browser made of the content, in base64. */
export const FileThumbnail = z.object(
  {
    picture: z
      .string({ error: say.notAThumbnail })
      .max(Math.ceil(THUMBNAIL.maxBytes / 3) * 4, { error: say.notAThumbnail })
      .regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: say.notAThumbnail }),
  },
  { error: say.notAThumbnail },
);
export type FileThumbnail = z.output<typeof FileThumbnail>;
