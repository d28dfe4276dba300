import { limits } from './limits';
import { typedText } from './typedText';

export const websiteMessage = 'Website must be an address that starts with http:// or https://';

/**
 * A web address that may be left empty. Only http and https, and no user name before the host: these are shown as links,
 * so 'javascript:' and look-alike hosts must never get in.
 */
export function website() {
  return typedText({ max: limits.url, error: websiteMessage, tooLong: websiteMessage })
    .refine((url) => url === '' || (url.length <= limits.url && WEB_ADDRESS.test(url)), {
      error: websiteMessage,
    })
    .default('');
}

const WEB_ADDRESS = /^https?:\/\/[^\s\p{Cc}/?#@:\\]+(?::\d{1,5})?(?:[/?#][^\s\p{Cc}]*)?$/iu;
