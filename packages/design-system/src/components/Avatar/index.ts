export { Avatar, type AvatarProps } from './Avatar';
export { AvatarGroup, type AvatarGroupProps } from './AvatarGroup';
export { type AvatarHue, avatarHue, avatarHues } from './avatarHue';
