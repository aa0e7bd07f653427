/** As it stands in docs/scale.md: connections go to whichever node is ready, and are closed where one no longer is. */
export const proxyConfig = (
  port: number,
  nodes: readonly { readonly name: string; readonly port: number }[],
): string => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  option redispatch

frontend house
  bind 127.0.0.1:${port}
  default_backend nodes

backend nodes
  balance leastconn
  option forwardfor
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port}`).join('\n')}
`;
