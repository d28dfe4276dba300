// Named so that the server gives the script the policy of a worker (`WORKER_POLICY`).
import '@linework/file-explorer/previews/dxf-worker';
