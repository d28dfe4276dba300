export { UploadChoice, type UploadChoiceProps } from './UploadChoice';
export { UploadChoiceOfAll, type UploadChoiceOfAllProps } from './UploadChoiceOfAll';
