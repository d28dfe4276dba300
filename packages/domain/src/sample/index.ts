export type * from './sampleTypes';
export { sampleWorkspace } from './sampleWorkspace';
